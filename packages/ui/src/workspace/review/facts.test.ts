import { createHumanizer } from "@prosewell/humanizer";
import { expect, test } from "vitest";
import { factsIn } from "./facts.ts";

const { humanize } = await createHumanizer();
const facts = (text: string) => factsIn(humanize({ text }).proof.kept);

test("a text of headings, marks and linking words holds no facts", () => {
  expect(facts("# Rain\n\n- It rained, but we walked.\n- We were **happy** because it was warm.\n")).toBe(0);
});

test("numbers, names, negations and modals are facts", () => {
  expect(facts("It rained.")).toBe(0);
  expect(facts("It rained on 14 days.")).toBe(1);
  expect(facts("It did not rain.")).toBe(1);
  expect(facts("It may rain.")).toBe(1);
});
