import { DocumentError } from "../failure.ts";

/** Encodings in which office programs write XML. */
export interface XmlEncoding {
  readonly name: "utf-8" | "utf-16le" | "utf-16be";
  readonly hasMark: boolean;
}

function encodingOf(bytes: Uint8Array): XmlEncoding {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return { name: "utf-16le", hasMark: true };
  if (first === 0xfe && second === 0xff) return { name: "utf-16be", hasMark: true };
  if (first === 0x3c && second === 0) return { name: "utf-16le", hasMark: false };
  if (first === 0 && second === 0x3c) return { name: "utf-16be", hasMark: false };
  return { name: "utf-8", hasMark: first === 0xef && second === 0xbb && third === 0xbf };
}

/** The text of a part, without its byte order mark. Bytes that are no text are damage, since they could not be written back. */
export function decodePart(name: string, bytes: Uint8Array): { readonly source: string; readonly encoding: XmlEncoding } {
  const encoding = encodingOf(bytes);
  try {
    return { source: new TextDecoder(encoding.name, { fatal: true }).decode(bytes), encoding };
  } catch (cause) {
    throw new DocumentError("damaged", `${name}: not ${encoding.name}.`, { cause });
  }
}

const mark = "\uFEFF";

/** The reverse of {@link decodePart}. */
export function encodePart(source: string, { name, hasMark }: XmlEncoding): Uint8Array<ArrayBuffer> {
  const text = hasMark ? mark + source : source;
  if (name === "utf-8") return new TextEncoder().encode(text);
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), name === "utf-16le");
  return bytes;
}
