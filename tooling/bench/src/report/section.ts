import { mkdirSync, writeFileSync } from "node:fs";
import { machineLine } from "./machine.ts";
import { toMarkdown, type Table } from "./table.ts";

/** One table with what a reader must know to trust it. */
export interface Part {
  readonly title: string;
  readonly note: string;
  readonly table: Table;
}

/** A section of the bench, as its measures leave it. */
export interface Section {
  readonly title: string;
  readonly intro: string;
  /** What was left out, and why. */
  readonly skipped: readonly string[];
  readonly parts: readonly Part[];
}

const folder = new URL("../../../../docs/benchmarks/", import.meta.url);

/** The section as Markdown. */
export function render({ title, intro, skipped, parts }: Section, stamp: string): string {
  const blocks = [
    `# ${title}`,
    stamp,
    intro,
    ...skipped.map((line) => `Skipped: ${line}`),
    ...parts.flatMap((part) => [`## ${part.title}`, part.note, toMarkdown(part.table)]),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Prints the section and leaves it in `docs/benchmarks/`. */
export function publish(name: string, section: Section): void {
  const markdown = render(section, machineLine());
  process.stdout.write(`${markdown}\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.md`, folder), markdown);
}
