import type { Passage } from "../../passage.ts";
import { isFunctionWord, shapeOf } from "./shape.ts";

const share = 0.75;

const boldAlone = /^\*\*[^*]+\*\*:?$/;

/** Whether a heading, or a line of bold that serves as one, is set in Title Case, where capitals say nothing about names. */
export function isTitle({ isHeading, text, tokens }: Passage): boolean {
  if (!isHeading && !boldAlone.test(text)) return false;
  const content = tokens.map((token) => token.text).filter((word) => /^\p{L}/u.test(word) && !isFunctionWord(word));
  const capitals = content.filter((word) => shapeOf(word) !== "plain");
  return content.length > 1 && capitals.length / content.length >= share;
}
