import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** Accepting and rejecting as Word does them, on the letters of the XML alone: nothing here knows how the changes were written. */
const tracked = (name: string) => new RegExp(`<w:${name}\\b[^>]*[^/]>([^]*?)</w:${name}>`, "gu");
const deletedParagraph = /<w:p>(?:(?!<\/w:p>)[^])*?<w:rPr><w:del\b[^>]*\/><\/w:rPr>(?:(?!<\/w:p>)[^])*?<\/w:p>/gu;

const accept = (xml: string) => xml.replaceAll(deletedParagraph, "").replaceAll(tracked("del"), "").replaceAll(tracked("ins"), "$1");
const reject = (xml: string) =>
  xml
    .replaceAll(/<w:rPr><w:del\b[^>]*\/><\/w:rPr>/gu, "")
    .replaceAll(tracked("ins"), "")
    .replaceAll(tracked("del"), "$1")
    .replaceAll("w:delText", "w:t");

const through = (change: (xml: string) => string) => (bytes: Uint8Array): Uint8Array => {
  const files = unzipSync(bytes);
  for (const name of Object.keys(files)) if (/^word\/(?:document|footnotes|endnotes)\.xml$/u.test(name)) files[name] = strToU8(change(strFromU8(files[name] ?? new Uint8Array())));
  return zipSync(files);
};

export const acceptAll = through(accept);
export const rejectAll = through(reject);

/** The words alone: without Markdown's marks, and with blank lines and the ends of lines as they fall. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\[\^[^\]]*\]:? ?/gu, "")
    .replaceAll(/\]\([^)]*\)|[*[~]/gu, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
