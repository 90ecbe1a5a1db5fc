// @vitest-environment node
import { aiPassages, edgeCases } from "@prosewell/corpus";
import { createHumanizer } from "@prosewell/humanizer";
import { expect, test } from "vitest";
import { factKinds, factsIn, factsOf } from "./facts.ts";

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

test("facts are listed by kind, each where it stands", () => {
  const text = "On 14 days Ana Duarte did not call. “Never mind,” she said on 3 May.";
  const listed = factsOf(text, "en");
  expect(listed.map(([kind]) => kind)).toEqual(factKinds.filter((kind) => listed.some(([listedKind]) => listedKind === kind)));
  expect(Object.fromEntries(listed)).toMatchObject({ name: [{ text: "Ana Duarte" }], quotation: [{ text: "“Never mind,”" }] });
  for (const { start, end, text: words } of listed.flatMap(([, locks]) => locks)) expect(text.slice(start, end)).toBe(words);
});

test("as many facts are listed as the proof says were kept", () => {
  for (const { text } of [...aiPassages(), ...edgeCases()]) {
    const { proof, language } = humanize({ text });
    expect(factsOf(text, language).flatMap(([, locks]) => locks)).toHaveLength(factsIn(proof.kept));
  }
});
