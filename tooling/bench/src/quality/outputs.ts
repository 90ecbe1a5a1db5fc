import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Outcome } from "./outcome.ts";

const folder = new URL("../../outputs/", import.meta.url);

const fileName = (name: string) => name.replaceAll(/[^\w.-]+/gu, "-");

export const clearOutputs = () => rmSync(folder, { recursive: true, force: true });

/** Leaves every output where it can be read, and the edits of the whole set as JSON lines, to draw samples from. */
export function writeOutputs(name: string, outcomes: readonly Outcome[]): void {
  const directory = new URL(`${fileName(name)}/`, folder);
  mkdirSync(directory, { recursive: true });
  for (const { source, result } of outcomes) writeFileSync(new URL(`${fileName(source.id)}.txt`, directory), result.text);
  const edits = outcomes.flatMap(({ source, result }) => result.edits.map((edit) => JSON.stringify({ text: source.id, ...edit })));
  writeFileSync(new URL("edits.jsonl", directory), edits.map((line) => `${line}\n`).join(""));
}
