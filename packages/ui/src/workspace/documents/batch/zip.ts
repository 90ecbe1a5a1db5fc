import { Zip, ZipPassThrough } from "fflate";
import { inSlices } from "../../in-slices.ts";
import { apart } from "../names.ts";

/** Bytes that are taken at a time. */
const piece = 262_144;

/** One package of many files. They are packed as they are: a document is packed already, and the page is held for nothing. */
export const zipOf = async (files: readonly { readonly name: string; readonly made: Blob }[]): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((_, part) => parts.push(new Uint8Array(part)));
  const names = apart(files.map(({ name }) => name));
  for (const [at, { made }] of files.entries()) {
    const bytes = new Uint8Array(await made.arrayBuffer());
    await inSlices(putting(zip, names[at] ?? "", bytes));
  }
  zip.end();
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

function* putting(zip: Zip, name: string, bytes: Uint8Array): Generator<undefined, void, void> {
  const entry = new ZipPassThrough(name);
  zip.add(entry);
  for (let at = 0; at < bytes.length; at += piece) {
    entry.push(bytes.subarray(at, at + piece));
    yield;
  }
  entry.push(new Uint8Array(), true);
}
