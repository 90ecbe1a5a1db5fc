import type { OpenDocument } from "../document.ts";
import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";
import { settle } from "../map/settle.ts";
import { encodePart } from "../xml/encoding.ts";
import { Package } from "../zip/package.ts";
import { readOdt } from "./read-odt.ts";
import { writeOdt } from "./write-odt.ts";

/** Opens an .odt. Only its words are read; all else stays packed. */
export function openOdt(bytes: Uint8Array, limits: Limits): OpenDocument {
  const box = new Package(bytes, limits);
  const manifest = box.bytes("META-INF/manifest.xml");
  // An encrypted text keeps its zip in the open, and says so here.
  if (manifest && new TextDecoder().decode(manifest).includes("encryption-data")) throw new DocumentError("password", "The document is encrypted.");
  const read = readOdt(box);
  return {
    kind: "odt",
    text: read.map.text,
    locked: read.map.locked,
    writes: "odt",
    canTrack: true,
    write(changes, { tracked } = {}) {
      const { settled, refused, text } = settle(read.map, changes, false);
      const parts = new Map(settled.length === 0 ? [] : [[read.part.name, encodePart(writeOdt(read, settled, tracked), read.part.encoding)] as const]);
      return { bytes: box.with(parts), text, refused };
    },
  };
}
