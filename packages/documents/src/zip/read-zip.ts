import { Inflate } from "fflate";
import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";

/** One file of a package, as the package's own list of them tells. Offsets are into the package's bytes. */
export interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  /** Its packed bytes. */
  readonly start: number;
  readonly end: number;
  /** Its record in that list, and its header before the packed bytes. */
  readonly record: readonly [start: number, end: number];
  readonly header: readonly [start: number, end: number];
}

const endSignature = 0x06054b50;
const recordSignature = 0x02014b50;
const headerSignature = 0x04034b50;
const longestComment = 65_535;
const endLength = 22;
const encrypted = 1;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

const damaged = (detail: string, cause?: unknown) => new DocumentError("damaged", detail, { cause });

/** The files of a package, in the order of its list. Nothing is unpacked. */
export function entriesOf(bytes: Uint8Array, limits: Limits): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new DocumentError("tooMuchInside", `The package holds ${count} files.`);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== recordSignature) throw damaged("The list of the package's files is broken.");
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const header = view.getUint32(at + 42, true);
    if (next > end || header + 30 > bytes.length || view.getUint32(header, true) !== headerSignature) throw damaged("The list of the package's files points outside it.");
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const packed = view.getUint32(at + 20, true);
    if (start + packed > bytes.length) throw damaged("A file of the package is cut off.");
    const flags = view.getUint16(at + 8, true);
    if (flags & encrypted) throw new DocumentError("password", "The package is encrypted.");
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      start,
      end: start + packed,
      record: [at, next],
      header: [header, start],
    });
    at = next;
  }
  return entries;
}

function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw damaged("The package has no end: it is cut off.");
}

/** Packed bytes are read in pieces of this many, so that what one piece unpacks to (1,032 times as much at most) stays small. */
const pieceBytes = 16_384;

/** Unpacks one file; stops as soon as it grows past the limit, whatever size it claims to have. */
export function unpack(bytes: Uint8Array, entry: Entry, limits: Limits): Uint8Array {
  if (entry.size > limits.partBytes) throw tooMuch(entry);
  const packed = bytes.subarray(entry.start, entry.end);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw damaged(`${entry.name} is packed in a way that is not known (${entry.method}).`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const inflate = new Inflate((chunk, isLast) => {
    size += chunk.length;
    if (size > limits.partBytes) throw tooMuch(entry);
    chunks.push(chunk);
    isDone ||= isLast;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += pieceBytes) inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
  } catch (cause) {
    throw cause instanceof DocumentError ? cause : damaged(`${entry.name} cannot be unpacked.`, cause);
  }
  if (!isDone || size !== entry.size) throw damaged(`${entry.name} is not as long as it claims to be.`);
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  if (crcOf(whole) !== entry.crc) throw damaged(`${entry.name} is not what it was when it was packed.`);
  return whole;
}

const tooMuch = (entry: Entry) => new DocumentError("tooMuchInside", `${entry.name} is too large once unpacked.`);

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The check sum that packages keep of each file (CRC-32). */
export function crcOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  // By index: this runs before it is compiled, where an iterator takes several times as long.
  for (let at = 0; at < bytes.length; at += 1) value = (crcTable[(value ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
