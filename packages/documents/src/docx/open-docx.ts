import type { OpenDocument } from "../document.ts";
import type { Limits } from "../limits.ts";
import { settle } from "../map/settle.ts";
import { Package } from "../zip/package.ts";
import { readDocx } from "./read-docx.ts";
import { writeDocx } from "./write-docx.ts";

/** Opens a .docx. Only its words are read; all else stays packed. */
export function openDocx(bytes: Uint8Array, limits: Limits): OpenDocument {
  const box = new Package(bytes, limits);
  const { map, main } = readDocx(box);
  return {
    kind: "docx",
    text: map.text,
    locked: map.locked,
    writes: "docx",
    canTrack: true,
    write(changes, { tracked } = {}) {
      const { settled, refused, text } = settle(map, changes, false);
      return { bytes: box.with(writeDocx(box, main, settled, tracked)), text, refused };
    },
  };
}
