import { createReadStream } from "node:fs";
import { unreadable } from "./failure.ts";

/** The bytes of a file, or of standard input, decoded strictly, so that what comes out again is what was read. */
export async function* readText(file: string | undefined): AsyncGenerator<string, void, void> {
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

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder, not a file",
  EACCES: "may not be read by you",
};

function explained(name: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return code === undefined ? error : unreadable(`${name} ${reasons[code] ?? `could not be read (${code})`}.`);
}
