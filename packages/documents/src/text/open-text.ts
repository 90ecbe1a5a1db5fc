import type { OpenDocument } from "../document.ts";
import { settle } from "../map/settle.ts";
import { splice } from "../map/splice.ts";
import { TextMap } from "../map/text-map.ts";
import { decodeText, encodeText } from "./encoding.ts";

const open = (kind: "txt" | "md") => (bytes: Uint8Array): OpenDocument => {
  const { text, encoding } = decodeText(bytes);
  const map = new TextMap<true, never>();
  map.run(text, true, 0, text.length);
  return {
    kind,
    text,
    locked: [],
    writes: kind,
    canTrack: false,
    write(changes) {
      if (changes.length === 0) return { bytes: bytes.slice(), text, refused: [] };
      const { settled, refused, text: after } = settle(map, changes, true);
      const splices = settled.flatMap(({ operations }) => operations.map(({ from, to, after: put }) => ({ from, to, text: put })));
      return { bytes: encodeText(splice(text, splices), encoding), text: after, refused };
    },
  };
};

/** Opens a text as it is. Its bytes come back in the same encoding, with the same line ends. */
export const openPlain = open("txt");
/** The same: Markdown is text. */
export const openMarkdown = open("md");
