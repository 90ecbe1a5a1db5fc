/** Fetches every face that the pages declare. One that came after a text that needs it would have the browser lay the whole text out again. */
export const fetchFaces = () => void Promise.allSettled([...document.fonts].map((face) => face.load()));
