/** How long the browser may take to fetch what it saves. */
const shelfLife = 60_000;

/** Hands a text, or bytes, to the browser's downloads. */
export const saveFile = (name: string, type: string, contents: string | Uint8Array<ArrayBuffer>): void => {
  const address = URL.createObjectURL(new Blob([contents], { type: typeof contents === "string" ? `${type};charset=utf-8` : type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), shelfLife);
};
