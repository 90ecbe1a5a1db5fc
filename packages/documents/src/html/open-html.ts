import type { OpenDocument } from "../document.ts";
import type { Limits } from "../limits.ts";
import { settle } from "../map/settle.ts";
import { writeSource } from "../map/write-source.ts";
import { decodeText, encodeText, type Encoding } from "../text/encoding.ts";
import { escape } from "../xml/text.ts";
import { readHtml } from "./read-html.ts";

const meta = /<meta[^>]{1,200}charset\s*=\s*(?:["']\s*)?([\w-]{2,40})/iu;
const searched = 4096;

/** Opens a page. It comes back with the same tags, scripts and styles; none of them is run. */
export function openHtml(bytes: Uint8Array, limits: Limits): OpenDocument {
  const says = meta.exec(new TextDecoder("windows-1252").decode(bytes.subarray(0, searched)))?.[1];
  const { text: source, encoding } = decodeText(bytes, says);
  const map = readHtml(source, limits);
  return {
    kind: "html",
    text: map.text,
    locked: map.locked,
    writes: "html",
    canTrack: false,
    write(changes) {
      const { settled, refused, text } = settle(map, changes, false);
      if (settled.length === 0) return { bytes: bytes.slice(), text, refused };
      return { bytes: encodeText(writeSource(source, settled, (words) => written(words, encoding)), encoding), text, refused };
    },
  };
}

/** A page in an older encoding can write any character by its number. */
const written = (text: string, { name }: Encoding): string =>
  name.startsWith("utf-") ? escape(text) : escape(text).replaceAll(/[^\u0000-\u007f]/gu, (character) => `&#${character.codePointAt(0)};`); // oxlint-disable-line no-control-regex
