import { documentKinds, kindOfName } from "@prosewell/documents";
import { createReadStream } from "node:fs";
import { explained } from "./explained.ts";
import { openFile } from "./open-file.ts";
import { unreadable } from "./failure.ts";

/** Kinds that hold their text among other things; those of the others are read as they stand. */
const holders = new Set(documentKinds.filter((kind) => !["txt", "md", "html"].includes(kind)));

/** The bytes of a file, or of standard input, decoded strictly, so that what comes out again is what was read. */
export async function* readText(file: string | undefined): AsyncGenerator<string, void, void> {
  const kind = file === undefined ? undefined : kindOfName(file);
  if (file !== undefined && kind !== undefined && holders.has(kind)) {
    yield `${(await openFile(file)).text}\n`;
    return;
  }
  const bytes: AsyncIterable<Uint8Array> = file === undefined ? process.stdin : createReadStream(file);
  const name = file ?? "Standard input";
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw unreadable(`${name} is not UTF-8 text. Convert it to a plain text file first.`);
    }
  };
  try {
    for await (const chunk of bytes) yield decode(chunk);
  } catch (error) {
    throw explained(name, error);
  }
  yield decode();
}
