import { unreadable } from "./failure.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder, not a file",
  EACCES: "may not be read by you",
};

/** A failure that says in a sentence why a file could not be read; the error itself when it is another. */
export function explained(name: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return code === undefined ? error : unreadable(`${name} ${reasons[code] ?? `could not be read (${code})`}.`);
}
