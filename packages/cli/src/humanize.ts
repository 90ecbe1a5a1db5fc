import type { Humanizer } from "@prosewell/humanizer";
import type { Command } from "./command.ts";
import { unreadable } from "./failure.ts";
import { linesOf } from "./lines.ts";
import { readText } from "./read.ts";
import { write } from "./write.ts";

type Humanize = Extract<Command, { name: "humanize" }>;

export async function humanize(humanizer: Humanizer, { file, format, settings }: Humanize): Promise<void> {
  if (format === "jsonl") return humanizeLines(humanizer, file, settings);
  let text = "";
  for await (const piece of readText(file)) text += piece;
  const result = humanizer.humanize({ ...settings, text });
  await write(format === "json" ? `${JSON.stringify(result, null, 2)}\n` : result.text);
}

async function humanizeLines(humanizer: Humanizer, file: string | undefined, settings: Humanize["settings"]): Promise<void> {
  let number = 0;
  for await (const line of linesOf(readText(file))) {
    number += 1;
    if (line.trim() === "") continue;
    const { id, text } = parseItem(line, number);
    await write(`${JSON.stringify({ id, ...humanizer.humanize({ ...settings, text }) })}\n`);
  }
}

function parseItem(line: string, number: number): { id: unknown; text: string } {
  const item = parseJson(line);
  if (typeof item !== "object" || item === null || !("id" in item && "text" in item && typeof item.text === "string")) {
    throw unreadable(`Line ${number} is not a JSON object with "id" and "text". The lines before it are done.`);
  }
  return { id: item.id, text: item.text };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
