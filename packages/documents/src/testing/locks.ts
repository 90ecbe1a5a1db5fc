import { aiPassages } from "@prosewell/corpus";
import { findLocks, parse, type LockKind } from "@prosewell/prose";
import { expect } from "vitest";
import { openDocument } from "../index.ts";
import { docx, p, r } from "./docx.ts";
import { randomFrom } from "./mutate.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const settings = ["", "<w:b/>", "<w:i/>", "<w:b/><w:i/>", '<w:color w:val="FF0000"/>'];

/** A text as Word may have it after much editing: cut into runs at any letter, each set at random. */
function cutUp(text: string, seed: number): Uint8Array {
  const random = randomFrom(seed);
  const paragraphs = text.split(/\n+/u).filter((line) => line.trim() !== "");
  const body = paragraphs.map((line) => {
    let at = 0;
    let runs = "";
    while (at < line.length) {
      let end = Math.min(line.length, at + 1 + Math.floor(random() * 12));
      if (/[\udc00-\udfff]/u.test(line.charAt(end))) end += 1;
      runs += r(escape(line.slice(at, end)), settings[Math.floor(random() * settings.length)]);
      at = end;
    }
    return p(runs);
  });
  return docx({ body: body.join("") });
}

/** Facts; other locks are of words that say how facts go together, and of the text's shape. */
const facts = new Set<LockKind>(["number", "link", "citation", "negation", "name", "placeholder", "code"]);

/** Which letters of a text are inside a lock, its marks left out. */
function lockedLetters(text: string, kinds?: ReadonlySet<LockKind>): boolean[] {
  const letters = Array.from({ length: text.length }, () => false);
  for (const { kind, start, end } of findLocks(parse(text))) if (kind !== "structure" && (!kinds || kinds.has(kind))) letters.fill(true, start, end);
  return letters.filter((_, at) => text[at] !== "*" && /\S/u.test(text[at] ?? ""));
}

/** Passages without Markdown of their own. */
export const passages = aiPassages().filter(({ text }) => !/[*`#|[\\$]/u.test(text));

/** Every letter that is locked as a fact in a text is locked in it as well when it is cut into runs. */
export async function expectFactsToStay(text: string, seed: number): Promise<void> {
  const whole = await openDocument(docx({ body: text.split(/\n+/u).map((line) => p(r(escape(line)))).join("") }), "a.docx");
  const cut = await openDocument(cutUp(text, seed), "a.docx");
  expect(cut.text.replaceAll("*", "")).toBe(whole.text);
  const letters = lockedLetters(cut.text);
  expect(lockedLetters(whole.text, facts).flatMap((isFact, at) => (isFact && !letters[at] ? [at] : []))).toEqual([]);
}
