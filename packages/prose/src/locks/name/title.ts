import type { Passage } from "../../passage.ts";
import { isFunctionWord } from "./shape.ts";

const share = 0.75;

const boldAlone = /^\*\*[^*]+\*\*:?$/;

/** Whether a heading, or a line of bold that serves as one, is set in Title Case, where capitals say nothing about names. */
export function isTitle(passage: Passage): boolean {
  if (!passage.isHeading && !boldAlone.test(passage.text)) return false;
  const content = passage.tokens.filter((token) => /^\p{L}/u.test(token.text) && !isFunctionWord(token.text));
  const capitals = content.filter(({ shape }) => shape !== "plain");
  return content.length > 1 && capitals.length / content.length >= share;
}
