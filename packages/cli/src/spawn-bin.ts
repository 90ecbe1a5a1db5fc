import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../dist/bin.js", import.meta.url));

/** The built program, started as a shell would start it. */
export const start = (...args: readonly string[]): ChildProcessWithoutNullStreams => spawn(process.execPath, [bin, ...args]);

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly errors: string;
}

/** Waits for a program's end and what it wrote. */
export async function ended(program: ChildProcessWithoutNullStreams): Promise<Ended> {
  const [out, errors, end] = await Promise.all([
    buffer(program.stdout),
    buffer(program.stderr),
    new Promise<Pick<Ended, "code" | "signal">>((resolve) => program.once("close", (code, signal) => resolve({ code, signal }))),
  ]);
  return { ...end, out: out.toString(), errors: errors.toString() };
}

/** Runs it to its end with this on standard input. */
export function run(args: readonly string[], input: string | Uint8Array = "", variables: Readonly<Record<string, string>> = {}): Promise<Ended> {
  // oxlint-disable-next-line node/no-process-env -- the program's own, and what a test adds to it
  const program = spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...variables } });
  // It may end without reading its input; that is then no failure of the test.
  program.stdin.on("error", () => {});
  program.stdin.end(input);
  return ended(program);
}
