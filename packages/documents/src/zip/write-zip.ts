import { deflateSync } from "fflate";
import { crcOf, type Entry } from "./read-zip.ts";

const deflated = 8;
/** Bit 3: sizes stand after the packed bytes; we write them before. */
const sizesFollow = 8;
const utf8Names = 0x0800;

interface Packed {
  readonly bytes: Uint8Array;
  readonly crc: number;
  readonly size: number;
}

const pack = (bytes: Uint8Array): Packed => ({ bytes: deflateSync(bytes), crc: crcOf(bytes), size: bytes.length });

/**
 * The package with some parts changed and some added. What is not changed keeps its packed bytes, its place, its date and its
 * attributes, so that the parts are equal byte for byte, and pictures are not packed again.
 */
export function zipWith(original: Uint8Array, entries: readonly Entry[], parts: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let length = 0;
  const push = (...bytes: readonly Uint8Array[]) => {
    for (const part of bytes) {
      pieces.push(part);
      length += part.length;
    }
  };

  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries.toSorted((left, right) => left.header[0] - right.header[0])) {
    const part = parts.get(entry.name);
    const packed = part ? pack(part) : { bytes: original.subarray(entry.start, entry.end), crc: entry.crc, size: entry.size };
    const method = part ? deflated : entry.method;
    const record = original.slice(...entry.record);
    describe(record, 8, 10, 16, packed, method);
    new DataView(record.buffer).setUint32(42, length, true);
    records.push(record);
    const header = original.slice(...entry.header);
    describe(header, 6, 8, 14, packed, method);
    push(header, packed.bytes);
  }
  for (const [name, part] of parts) {
    if (names.has(name)) continue;
    const packed = pack(part);
    records.push(newRecord(name, packed, length));
    push(newHeader(name, packed), packed.bytes);
  }

  const listStart = length;
  push(...records);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, records.length, true);
  view.setUint16(10, records.length, true);
  view.setUint32(12, length - listStart, true);
  view.setUint32(16, listStart, true);
  push(end);
  return joined(pieces, length);
}

/** Flags, method, check sum and both sizes stand in the same order in headers and records. */
function describe(bytes: Uint8Array, flagsAt: number, methodAt: number, crcAt: number, packed: Packed, method: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint16(flagsAt, view.getUint16(flagsAt, true) & ~sizesFollow, true);
  view.setUint16(methodAt, method, true);
  view.setUint32(crcAt, packed.crc, true);
  view.setUint32(crcAt + 4, packed.bytes.length, true);
  view.setUint32(crcAt + 8, packed.size, true);
}

/** 1 January 1980, the first day that the format knows: the same input gives the same bytes. */
const firstDay = 0x0021;

function newHeader(name: string, packed: Packed): Uint8Array {
  const encoded = new TextEncoder().encode(name);
  const header = new Uint8Array(30 + encoded.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(4, 20, true);
  view.setUint16(6, utf8Names, true);
  view.setUint16(12, firstDay, true);
  view.setUint16(26, encoded.length, true);
  header.set(encoded, 30);
  describe(header, 6, 8, 14, packed, deflated);
  return header;
}

function newRecord(name: string, packed: Packed, offset: number): Uint8Array {
  const encoded = new TextEncoder().encode(name);
  const record = new Uint8Array(46 + encoded.length);
  const view = new DataView(record.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, 20, true);
  view.setUint16(6, 20, true);
  view.setUint16(8, utf8Names, true);
  view.setUint16(14, firstDay, true);
  view.setUint16(28, encoded.length, true);
  view.setUint32(42, offset, true);
  record.set(encoded, 46);
  describe(record, 8, 10, 16, packed, deflated);
  return record;
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
