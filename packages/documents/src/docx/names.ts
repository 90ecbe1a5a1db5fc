import type { XmlPart } from "../xml/read-xml.ts";
import { attributesOf } from "../xml/text.ts";

/** The namespaces of words, of ISO's transitional and strict form. */
const wordNamespaces = new Set(["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "http://purl.oclc.org/ooxml/wordprocessingml/main"]);

/** Gives Word's names as a part writes them: most parts say `w:p`, but the prefix is theirs to choose. */
export type Names = (local: string) => string;

export function namesOf(part: XmlPart): Names {
  for (const [name, value] of attributesOf(part, part.root)) {
    if (!wordNamespaces.has(value)) continue;
    if (name === "xmlns") return (local) => local;
    if (name.startsWith("xmlns:")) return (local) => `${name.slice("xmlns:".length)}:${local}`;
  }
  return (local) => `w:${local}`;
}
