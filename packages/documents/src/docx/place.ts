import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import type { Names } from "./names.ts";

/** Where characters stand: in a `w:t` of a `w:r` of a part. */
export interface WordRun {
  readonly story: Story;
  readonly run: XmlElement;
  readonly text: XmlElement;
}

/** A part with words of the document. */
export interface Story {
  readonly part: XmlPart;
  readonly w: Names;
  /** Word keeps comments on the main story alone. */
  readonly takesComments: boolean;
}

/** A paragraph of a story. */
export interface WordParagraph {
  readonly story: Story;
  readonly element: XmlElement;
}
