import { isText } from "./is-text.ts";
import { Problem } from "./problem.ts";

/** Throws the {@link Problem} of a text in which there is nothing to read. */
export function mustBeReadable(text: string): void {
  if (text.trim() === "") throw new Problem("empty_text");
  if (!isText(text)) throw new Problem("not_text");
}
