import { defaultLimits, DocumentError, openDocument, type OpenDocument, type Problem } from "@prosewell/documents";
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { explained } from "./explained.ts";
import { unreadable } from "./failure.ts";

const megabytes = defaultLimits.bytes / 1024 / 1024;

/** What is wrong with a file, and what to do; the file's name stands before it. */
const sentences: Readonly<Record<Exclude<Problem, "otherKind">, string>> = {
  empty: "is empty",
  tooLarge: `has more than ${megabytes} MB. Split it, or take large pictures out of it`,
  unknownKind: "is of a kind that cannot be opened. Save it as .docx, .odt, .rtf, .html, .pdf, .md or .txt first",
  oldWord: "is in Word's format from before 2007. Save it as .docx first",
  password: "is protected by a password. Save a copy without one first",
  macros: "holds macros. Save a copy without them, as .docx or .odt, first",
  damaged: "is damaged or cut off. Open it in the program that wrote it and save it again",
  tooMuchInside: "unpacks to more than a document can be, and was left closed",
  tooDeep: "is nested deeper than a document can be, and was left closed",
  entities: "defines entities of its own, which no document needs, and was left closed",
  tooManyPages: `has more than ${defaultLimits.pages} pages. Split it first`,
  scanned: "holds pictures of pages and no text. Run text recognition (OCR) on it first",
  noText: "holds no text",
};

const sentenceFor = ({ code, actual }: DocumentError): string =>
  code === "otherKind" ? `is not what its name says${actual === undefined ? "" : ` but a .${actual}. Rename it to end in .${actual} first`}` : sentences[code];

/** Opens a document. Throws a {@link Failure} with a sentence when it cannot be. */
export async function openFile(file: string): Promise<OpenDocument> {
  try {
    const { size } = await stat(file);
    if (size > defaultLimits.bytes) throw new DocumentError("tooLarge", `${size} bytes.`);
    return await openDocument(new Uint8Array(await readFile(file)), basename(file));
  } catch (error) {
    throw error instanceof DocumentError ? unreadable(`${file} ${sentenceFor(error)}.`) : explained(file, error);
  }
}
