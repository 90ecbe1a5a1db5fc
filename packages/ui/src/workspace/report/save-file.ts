/** How long the browser may take to fetch what it saves. */
const shelfLife = 60_000;

/** Hands a text to the browser's downloads. */
export const saveFile = (name: string, type: string, contents: string): void => {
  const address = URL.createObjectURL(new Blob([contents], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), shelfLife);
};
