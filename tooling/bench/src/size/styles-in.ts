/** The style sheets that stand in a document. */
export const stylesIn = (html: Buffer): Buffer =>
  Buffer.from([...html.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(([, css = ""]) => css).join(""));
