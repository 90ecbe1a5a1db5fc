import type { Input } from "./command.ts";
import { itemsOf } from "./items.ts";
import { readText } from "./read.ts";
import { write } from "./write.ts";

/** What a command makes of a text, for programs and for people. */
export interface Answer {
  readonly value: object;
  readonly plain: string;
}

/** Reads what a command is to read, and writes its answers in the form that was asked for. */
export async function answer({ file, format }: Input, answerTo: (text: string) => Answer | Promise<Answer>): Promise<void> {
  if (format === "jsonl") {
    for await (const { id, text } of itemsOf(readText(file))) await write(`${JSON.stringify({ id, ...(await answerTo(text)).value })}\n`);
    return;
  }
  let text = "";
  for await (const piece of readText(file)) text += piece;
  const { value, plain } = await answerTo(text);
  await write(format === "json" ? `${JSON.stringify(value, null, 2)}\n` : plain);
}
