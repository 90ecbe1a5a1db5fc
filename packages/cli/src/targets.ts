import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { badUsage } from "./failure.ts";
import { kindOfName } from "@prosewell/documents";

/** Where a file is written: beside its fellows, as Markdown when it was a PDF. */
export const targetOf = (file: string, out: string): string => join(out, kindOfName(file) === "pdf" ? `${basename(file, extname(file))}.md` : basename(file));

/** Two paths may lead to one file, by links and by the case of letters. */
const statOf = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined);
const isSame = (left: Stats | undefined, right: Stats | undefined) => left !== undefined && right !== undefined && left.ino === right.ino && left.dev === right.dev;

/** Throws a {@link Failure} when a result would be written over a file that is read, or over another result. */
export async function mustBeApart(files: readonly string[], out: string): Promise<void> {
  const inputs = await Promise.all(files.map(statOf));
  const targets = new Map<string, string>();
  for (const file of files) {
    const target = targetOf(file, out);
    const key = target.toLowerCase();
    const other = targets.get(key);
    if (other !== undefined) throw badUsage(`${other} and ${file} would both be written to ${target}.`);
    targets.set(key, file);
    const there = await statOf(target);
    if (inputs.some((input) => isSame(input, there))) throw badUsage(`${target} is a file that is read; name another folder with --out.`);
  }
}
