import { unreadable } from "./failure.ts";
import { linesOf } from "./lines.ts";

interface Item {
  /** Given back as it came. */
  readonly id: unknown;
  readonly text: string;
}

/** The items of JSON lines, one at a time; empty lines are passed over. Throws a {@link Failure} that names the line which is none. */
export async function* itemsOf(pieces: AsyncIterable<string>): AsyncGenerator<Item, void, void> {
  let number = 0;
  for await (const line of linesOf(pieces)) {
    number += 1;
    if (line.trim() !== "") yield parseItem(line, number);
  }
}

function parseItem(line: string, number: number): Item {
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
