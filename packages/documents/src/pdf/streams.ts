import { Inflate } from "fflate";
import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";

const start = /stream\r?\n/g;
const lookBehind = 600;
const piece = 16_384;
const longestOld = 262_144;
/** All of a file's streams together may come to this many times what one may. */
const together = 4;

/**
 * Measures what a PDF's streams unpack to, since its reader unpacks them whole. Pictures are passed over: nobody asks for them.
 * `source` is the file, one character for each byte.
 */
export function boundStreams(source: string, bytes: Uint8Array, limits: Limits): void {
  let sum = 0;
  for (const { 0: found, index } of source.matchAll(start)) {
    if (source.startsWith("end", index - 3)) continue;
    const head = source.slice(Math.max(0, index - lookBehind), index);
    const dictionary = head.slice(Math.max(head.lastIndexOf(" obj"), head.lastIndexOf("endobj"), 0));
    if (/\/Subtype\s*\/Image/u.test(dictionary)) continue;
    const filters = dictionary.match(/\/(?:FlateDecode|LZWDecode|RunLengthDecode|Fl|LZW|RL)\b/gu) ?? [];
    if (filters.length === 0) continue;
    if (filters.length > 1) throw new DocumentError("tooMuchInside", "A stream is packed more than once.");
    const from = index + found.length;
    const end = source.indexOf("endstream", from);
    const packed = bytes.subarray(from, end < 0 ? bytes.length : end);
    if (!filters[0]?.startsWith("/Fl")) {
      if (packed.length > longestOld) throw new DocumentError("tooMuchInside", "A stream that is packed in an old way is too long.");
      continue;
    }
    sum += unpackedSize(packed, limits);
    if (sum > limits.partBytes * together) throw new DocumentError("tooMuchInside", "The streams are too large once unpacked.");
  }
}

/** How much a stream comes to; what is broken comes to what could be read of it. */
function unpackedSize(packed: Uint8Array, limits: Limits): number {
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > limits.partBytes) throw new DocumentError("tooMuchInside", "A stream is too large once unpacked.");
  });
  try {
    // Two bytes of zlib's own come first.
    for (let at = 2; at < packed.length; at += piece) inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
  }
  return size;
}
