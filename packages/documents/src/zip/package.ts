import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";
import { readXml, type XmlPart } from "../xml/read-xml.ts";
import { entriesOf, unpack, type Entry } from "./read-zip.ts";
import { zipWith } from "./write-zip.ts";

/** A document that is a zip of parts. Parts are unpacked when asked for, and kept. */
export class Package {
  readonly #bytes: Uint8Array;
  readonly #limits: Limits;
  readonly #entries: readonly Entry[];
  readonly #byName: ReadonlyMap<string, Entry>;
  readonly #parts = new Map<string, XmlPart>();

  constructor(bytes: Uint8Array, limits: Limits) {
    this.#bytes = bytes;
    this.#limits = limits;
    this.#entries = entriesOf(bytes, limits);
    this.#byName = new Map(this.#entries.map((entry) => [entry.name, entry]));
    if (this.#byName.size < this.#entries.length) throw new DocumentError("damaged", "Two files of the package have one name.");
  }

  get names(): readonly string[] {
    return this.#entries.map(({ name }) => name);
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** The bytes of a part; `undefined` when there is none of that name. */
  bytes(name: string): Uint8Array | undefined {
    const entry = this.#byName.get(name);
    return entry && unpack(this.#bytes, entry, this.#limits);
  }

  /** A part that is XML, read. */
  xml(name: string): XmlPart | undefined {
    const known = this.#parts.get(name);
    if (known) return known;
    const bytes = this.bytes(name);
    if (!bytes) return undefined;
    const part = readXml(name, bytes, this.#limits);
    this.#parts.set(name, part);
    return part;
  }

  /** The same package with some parts changed or added. */
  with(parts: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
    return parts.size === 0 ? this.#bytes.slice() : zipWith(this.#bytes, this.#entries, parts);
  }
}
