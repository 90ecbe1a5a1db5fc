import { aiPassages } from "@prosewell/corpus";
import { compareLocks, findLocks, parse, type LockKind } from "@prosewell/prose";
import { expect, test } from "vitest";
import { openDocument } from "./index.ts";
import { docx, p, r } from "./testing/docx.ts";
import { randomFrom } from "./testing/mutate.ts";

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

const passages = aiPassages().filter(({ text }) => !/[*`#|[\\$]/u.test(text)).slice(0, 12);

test.each(passages.map(({ id, text }, seed) => [id, text, seed] as const))("every fact of %s is locked however the text is cut into runs", async (_, text, seed) => {
  const whole = await openDocument(docx({ body: text.split(/\n+/u).map((line) => p(r(escape(line)))).join("") }), "a.docx");
  const cut = await openDocument(cutUp(text, seed), "a.docx");
  expect(cut.text.replaceAll("*", "")).toBe(whole.text);
  const letters = lockedLetters(cut.text);
  expect(lockedLetters(whole.text, facts).flatMap((isFact, at) => (isFact && !letters[at] ? [at] : []))).toEqual([]);
});

test("a number that loses a digit in one of its runs is missed by the proof", async () => {
  const document = await openDocument(docx({ body: p(r("It cost 1", "<w:b/>") + r(",23") + r("4 euros.", "<w:i/>")) }), "a.docx");
  const start = document.text.indexOf("23");
  const { text } = document.write([{ start, end: start + 1, after: "" }]);
  expect(text).toContain("1,34 ");
  expect(compareLocks(document.text, text).lost.map(({ kind }) => kind)).toContain("number");
});
