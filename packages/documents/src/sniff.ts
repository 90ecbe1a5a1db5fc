import { DocumentError } from "./failure.ts";
import { endingOf, kindOfName, type DocumentKind } from "./kinds.ts";
import type { Limits } from "./limits.ts";
import { entriesOf, isZip, unpack } from "./zip/read-zip.ts";

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isRtf = (bytes: Uint8Array) => startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66);
/** PDF's own readers look for its mark in as many bytes. */
const isPdf = (bytes: Uint8Array) => ascii(bytes.subarray(0, 1024)).includes("%PDF-");
const isHtml = (bytes: Uint8Array) => /^(?:ï»¿)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/iu.test(ascii(bytes.subarray(0, 2048)));

/** Beginnings of pictures, sounds, films, programs and archives: none of them text, whatever the name says. */
const others: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a, 0x90],
  [0x49, 0x44, 0x33],
];

/** Word keeps an encrypted document in a container of this kind; its parts are named in UTF-16. */
const encryptedPackage = Array.from("EncryptedPackage").flatMap((letter) => [letter.charCodeAt(0), 0]);

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

const odtType = "application/vnd.oasis.opendocument.text";

/** What a zip is: by the parts that only its kind has. */
function kindOfPackage(bytes: Uint8Array, limits: Limits): DocumentKind {
  const entries = entriesOf(bytes, limits);
  const named = (name: string) => entries.find((entry) => entry.name === name);
  if (entries.some(({ name }) => /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$/iu.test(name))) throw new DocumentError("macros", "The package holds macros.");
  const type = named("mimetype");
  if (type) {
    const says = ascii(unpack(bytes, type, limits).subarray(0, 200)).trim();
    if (says === odtType || says === `${odtType}-template`) {
      if (entries.some(({ name }) => /^(?:Basic|Scripts)\//u.test(name))) throw new DocumentError("macros", "The package holds macros.");
      return "odt";
    }
    throw new DocumentError("unknownKind", `A package of ${says}.`);
  }
  if (named("[Content_Types].xml") && entries.some(({ name }) => name.startsWith("word/"))) return "docx";
  throw new DocumentError("unknownKind", "A zip, but no document.");
}

/** The kind that the bytes themselves speak of; `undefined` for text. */
export function kindOfBytes(bytes: Uint8Array, limits: Limits): DocumentKind | undefined {
  if (isZip(bytes)) return kindOfPackage(bytes, limits);
  if (isOle(bytes)) throw includes(bytes, encryptedPackage) ? new DocumentError("password", "The document is encrypted.") : new DocumentError("oldWord", "A file of Word's format from before 2007.");
  if (isRtf(bytes)) return "rtf";
  if (isPdf(bytes)) return "pdf";
  if (others.some((start) => startsWith(bytes, ...start))) throw new DocumentError("unknownKind", "A picture, a sound, a program or an archive.");
  return isHtml(bytes) ? "html" : undefined;
}

const textKinds: ReadonlySet<DocumentKind | undefined> = new Set(["txt", "md", "html"]);

/** The kind to open a file as: its name and its bytes must agree. */
export function kindOf(bytes: Uint8Array, name: string, limits: Limits): DocumentKind {
  if (bytes.length === 0) throw new DocumentError("empty", "The file holds nothing.");
  if (bytes.length > limits.bytes) throw new DocumentError("tooLarge", `The file has ${bytes.length} bytes.`);
  const named = kindOfName(name);
  const actual = kindOfBytes(bytes, limits);
  if (named === undefined && endingOf(name) !== "" && actual === undefined) throw new DocumentError("unknownKind", `Files that end in .${endingOf(name)} cannot be opened.`);
  // A text may well begin as HTML does, and HTML need not.
  if (actual === undefined) {
    if (named === undefined || textKinds.has(named)) return named ?? "txt";
    throw looksCut(bytes) ? new DocumentError("damaged", `No .${named} begins like this.`) : new DocumentError("otherKind", `Text, and no .${named}.`, { actual: "txt" });
  }
  if (actual === "html" && textKinds.has(named)) return named ?? "html";
  if (named !== undefined && named !== actual) throw new DocumentError("otherKind", `A .${actual} with the name of a .${named}.`, { actual });
  return actual;
}

/** No text has many NULs and other control characters. */
const looksCut = (bytes: Uint8Array) => bytes.subarray(0, 4096).filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length > Math.min(bytes.length, 4096) / 200;
