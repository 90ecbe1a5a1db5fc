import { describe, expect, test } from "vitest";
import type { Token } from "../rule.ts";
import { copulaFor, readingAt } from "./copula.ts";
import { nounPhraseAt, numberOf, singularOf, subjectBefore } from "./noun-phrase.ts";

const parts = ["ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "NOUN", "PART", "PRON", "VERB"] as const;

/** "the/DET dog/NOUN" as tokens. */
const tagged = (text: string): Token[] => {
  let start = 0;
  return text.split(" ").map((pair) => {
    const [word = "", tag] = pair.split("/");
    const token: Token = { start, end: start + word.length, text: word, partOfSpeech: parts.find((part) => part === tag) ?? "X" };
    start = token.end + 1;
    return token;
  });
};

describe("the head of a noun phrase", () => {
  test.each([
    ["a/DET sense/NOUN of/ADP community/NOUN", "sense"],
    ["a/DET wide/ADJ range/NOUN of/ADP skills/NOUN", "skill"],
    ["the/DET company/NOUN 's/PART goals/NOUN", "goal"],
    ["deep/ADJ and/CCONJ lasting/VERB change/NOUN", "change"],
    ["their/PRON new/ADJ health/NOUN policies/NOUN", "policy"],
    ["them/PRON to/PART sign/VERB", "them"],
  ])("%s", (text, head) => expect(nounPhraseAt(tagged(text), 0)?.head).toBe(head));

  test("is missing where no noun comes", () => expect(nounPhraseAt(tagged("by/ADP the/DET state/NOUN"), 0)).toBeNull());
});

test.each([
  ["policies", "policy", "plural"],
  ["crises", "crise", "plural"],
  ["glass", "glass", "singular"],
  ["boxes", "box", "plural"],
  ["people", "people", "plural"],
])("%s is %s, %s", (noun, singular, number) => {
  expect(singularOf(noun)).toBe(singular);
  expect(numberOf(noun)).toBe(number);
});

test.each([
  ["The/DET roles/NOUN of/ADP the/DET state/NOUN have/AUX grown/VERB", 6, "plural"],
  ["The/DET state/NOUN also/ADV served/VERB", 3, "singular"],
  ["They/PRON served/VERB", 1, "plural"],
])("the subject in %s", (text, at, number) => expect(subjectBefore(tagged(text), at)?.number).toBe(number));

test.each([
  ["The/DET law/NOUN that/SCONJ banned/VERB fires/NOUN served/VERB", 5],
  ["Finding/VERB entirely/ADV new/ADJ drugs/NOUN served/VERB", 4],
])("the object of an inner verb is no subject: %s", (text, at) => expect(subjectBefore(tagged(text), at)).toBeNull());

test("a list has no subject of one number", () => {
  expect(subjectBefore(tagged("salt/NOUN and/CCONJ water/NOUN served/VERB"), 3)).toBeNull();
});

test.each([
  ["It/PRON serves/VERB as/ADP a/DET base/NOUN", 1, "is"],
  ["They/PRON serve/VERB as/ADP a/DET base/NOUN", 1, "are"],
  ["It/PRON can/AUX serve/VERB as/ADP a/DET base/NOUN", 2, "be"],
  ["It/PRON has/AUX served/VERB as/ADP a/DET base/NOUN", 2, "been"],
  ["The/DET hall/NOUN served/VERB as/ADP a/DET base/NOUN", 2, "was"],
  ["The/DET halls/NOUN served/VERB as/ADP a/DET base/NOUN", 2, "were"],
  ["It/PRON does/AUX not/PART serve/VERB as/ADP a/DET base/NOUN", 3, null],
  ["May/AUX the/DET hall/NOUN serve/VERB as/ADP a/DET base/NOUN", 3, null],
  ["It/PRON will/AUX fall/VERB or/CCONJ instead/ADV serve/VERB as/ADP a/DET base/NOUN", 5, null],
  ["A/DET hall/NOUN that/PRON served/VERB as/ADP a/DET base/NOUN", 3, null],
])("%s takes the copula at %i as %s", (text, at, copula) => {
  const tokens = tagged(text);
  const reading = readingAt(tokens, at, at + 2, "serve");
  expect(reading && copulaFor(tokens, at, reading)).toBe(copula);
});
