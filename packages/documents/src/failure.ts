import type { DocumentKind } from "./kinds.ts";

/** Why a file cannot be opened; each is worth a sentence of its own. */
export const problems = [
  "empty",
  "tooLarge",
  "unknownKind",
  "otherKind",
  "oldWord",
  "password",
  "macros",
  "damaged",
  "tooMuchInside",
  "tooDeep",
  "entities",
  "tooManyPages",
  "scanned",
  "noText",
] as const;

/**
 * - `empty`: no bytes at all; `noText`: a sound file without a word in it; `scanned`: a PDF that is pictures of pages.
 * - `tooLarge`: more bytes than allowed; `tooMuchInside`: more once unpacked, as in a zip bomb; `tooManyPages`; `tooDeep`: XML nested too deep.
 * - `unknownKind`: no kind that can be read; `otherKind`: the content is of another kind than the name says ({@link DocumentError.actual});
 *   `oldWord`: Word's format from before 2007.
 * - `password`: encrypted; `macros`: holds programs; `entities`: XML that defines entities or names a DTD; `damaged`: broken or cut off.
 */
export type Problem = (typeof problems)[number];

/** Why a file cannot be opened. Nothing of it was run or fetched, and its bytes are as they were. */
export class DocumentError extends Error {
  readonly code: Problem;
  /** What an `otherKind` file really is. */
  readonly actual: DocumentKind | undefined;

  constructor(code: Problem, detail: string, { actual, cause }: { actual?: DocumentKind | undefined; cause?: unknown } = {}) {
    super(detail, { cause });
    this.name = "DocumentError";
    this.code = code;
    this.actual = actual;
  }
}
