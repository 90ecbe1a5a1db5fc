import { detect } from "chardet";
import { DocumentError } from "../failure.ts";

/** How a text is written in bytes. */
export interface Encoding {
  /** As `TextDecoder` names it. */
  readonly name: string;
  /** A byte order mark at the start, which is no part of the text. */
  readonly mark: readonly number[];
}

const marks: readonly Encoding[] = [
  { name: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { name: "utf-16le", mark: [0xff, 0xfe] },
  { name: "utf-16be", mark: [0xfe, 0xff] },
];

const sample = 65_536;
const enoughToGuess = 16;

const tryDecode = (bytes: Uint8Array, name: string): string | null => {
  try {
    return new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Letters of most texts have a zero byte beside them in UTF-16, and always on the same side. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const inspected = bytes.subarray(0, sample);
  if (bytes.length % 2 !== 0 || inspected.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < inspected.length; at += 2) {
    if (inspected[at] === 0) even += 1;
    if (inspected[at + 1] === 0) odd += 1;
  }
  const pairs = inspected.length / 2;
  if (odd > pairs / 2 && even < pairs / 50) return "utf-16le";
  return even > pairs / 2 && odd < pairs / 50 ? "utf-16be" : null;
}

/** Programs, pictures and archives show themselves by NULs and other control characters; prose has next to none. */
const isMostlyControl = (text: string) => {
  // oxlint-disable-next-line no-control-regex
  const controls = text.slice(0, sample).match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd]/gu);
  return (controls?.length ?? 0) > Math.min(text.length, sample) / 200;
};

/** A text and its encoding: by its mark, else UTF-16 or UTF-8 if it is that, else as it says itself, else the likeliest of the older ones. */
export function decodeText(bytes: Uint8Array, says?: string): { readonly text: string; readonly encoding: Encoding } {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const body = bytes.subarray(marked?.mark.length ?? 0);
  for (const name of marked ? [marked.name] : [unmarkedUtf16(bytes), "utf-8", says?.toLowerCase() ?? null, guess(bytes), "windows-1252"]) {
    const text = name === null ? null : tryDecode(body, name);
    if (name !== null && text !== null && !isMostlyControl(text)) return { text, encoding: { name, mark: marked?.mark ?? [] } };
  }
  throw new DocumentError("damaged", "The file is no text in any encoding that is known.");
}

/** Encodings that a `TextDecoder` has, and that texts are found in; of a few letters no one can tell. */
function guess(bytes: Uint8Array): string | null {
  const strange = bytes.subarray(0, sample).filter((byte) => byte > 0x7f).length;
  if (strange < enoughToGuess) return null;
  const found = detect(bytes.subarray(0, sample));
  if (found === null || /^(?:ascii|utf-|iso-2022)/iu.test(found)) return null;
  // Where the two differ, ISO 8859-1 has control characters that no text uses.
  return /^iso-8859-1$/iu.test(found) ? "windows-1252" : found.toLowerCase();
}

/** Bytes of a text in its encoding; in UTF-8, marked as such, when that encoding lacks a character of it. */
export function encodeText(text: string, { name, mark }: Encoding): Uint8Array<ArrayBuffer> {
  if (name === "utf-8") return joined(mark, new TextEncoder().encode(text));
  if (name.startsWith("utf-16")) return joined(mark, utf16(text, name === "utf-16le"));
  return joined([], singleBytes(text, name) ?? joined(marks[0]?.mark ?? [], new TextEncoder().encode(text)));
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}

/** Encodings of one byte a character are read backwards from their decoder; the others (Shift JIS, GB 18030 …) cannot be. */
function singleBytes(text: string, name: string): Uint8Array | null {
  const byCharacter = new Map<string, number>();
  const decoder = new TextDecoder(name);
  for (let byte = 0; byte < 256; byte += 1) byCharacter.set(decoder.decode(Uint8Array.of(byte)), byte);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byCharacter.get(text.charAt(at));
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

function joined(head: readonly number[], tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}
