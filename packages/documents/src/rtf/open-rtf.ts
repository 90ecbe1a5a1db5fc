import type { OpenDocument } from "../document.ts";
import type { Limits } from "../limits.ts";
import { settle } from "../map/settle.ts";
import { splice } from "../map/splice.ts";
import { readRtf } from "./read-rtf.ts";

/** Opens an RTF. It comes back with the same codes around the words. */
export function openRtf(bytes: Uint8Array, limits: Limits): OpenDocument {
  const source = asCharacters(bytes);
  const map = readRtf(source, limits);
  return {
    kind: "rtf",
    text: map.text,
    locked: map.locked,
    writes: "rtf",
    canTrack: false,
    write(changes) {
      const { settled, refused, text } = settle(map, changes, false);
      const splices = settled.flatMap(({ operations }) => operations.map(({ from, to, after }) => ({ from, to, text: written(source, from, after) })));
      return { bytes: asBytes(splice(source, splices)), text, refused };
    },
  };
}

const chunk = 32_768;

/** One character for each byte. */
function asCharacters(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return parts.join("");
}

const asBytes = (source: string): Uint8Array<ArrayBuffer> => Uint8Array.from(source, (character) => character.charCodeAt(0));

const wordBefore = /\\[a-zA-Z]{1,40}-?\d{0,10}$/u;

/** New words; in a group of their own where a code stands right before them and would take their first character for its own. */
function written(source: string, at: number, text: string): string {
  const codes = text.split("").map((unit) => (/[\\{}]/u.test(unit) ? `\\${unit}` : unit >= "\u0080" ? `\\u${(unit.charCodeAt(0) << 16) >> 16}?` : unit)).join("");
  const isAfterWord = wordBefore.test(source.slice(Math.max(0, at - 52), at));
  if (codes.includes("\\u")) return `{\\uc1 ${codes}}`;
  return isAfterWord ? `{${codes}}` : codes;
}
