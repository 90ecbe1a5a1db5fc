import { findLocks, parse } from "@prosewell/prose";
import { expect, test } from "vitest";
import { defineRule } from "../rule.ts";
import { passagesOf } from "./passages.ts";
import { rewritePassage } from "./rewrite-passage.ts";

/** Changes two words of a sentence, both or neither. */
const halves = defineRule({
  id: "halves",
  why: "A test.",
  from: "light",
  *propose({ text, sentence }) {
    const first = text.indexOf("alpha", sentence.start);
    const second = text.indexOf("omega", sentence.start);
    if (first < 0 || second < 0) return;
    yield { start: first, end: first + 5, after: ["beginning"], group: "both" };
    yield { start: second, end: second + 5, after: ["end"], group: "both" };
  },
  rewrites: [],
  leaves: [],
});

function changed(text: string): string[] {
  const document = parse(text);
  const [passage] = passagesOf(document, findLocks(document));
  if (!passage) return [];
  const { changes } = rewritePassage(passage, [halves], { tone: "standard", strength: "standard" }, null);
  return changes.map(({ start, end }) => text.slice(start, end));
}

test("both halves of a group are proposed", () => {
  expect(changed("From alpha to omega.")).toEqual(["alpha", "omega"]);
});

test.each(["From alpha to `omega`.", "From `alpha` to omega."])("where one half is locked, the other stays too: %s", (text) => {
  expect(changed(text)).toEqual([]);
});

test("where the only wording of one half stands nearby, the other stays too", () => {
  expect(changed("From alpha to omega, the end.")).toEqual(["alpha", "omega"]);
  expect(changed("From alpha to omega in the beginning.")).toEqual([]);
});
