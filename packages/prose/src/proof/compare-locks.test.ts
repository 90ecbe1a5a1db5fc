import { describe, expect, it, test } from "vitest";
import { compareLocks } from "./compare-locks.ts";

const difference = (before: string, after: string, locked: readonly string[] = []) => {
  const { lost, added } = compareLocks(before, after, { locked });
  const name = ({ kind, value }: { kind: string; value: string }) => `${kind}: ${value}`;
  return { lost: lost.map(name), added: added.map(name) };
};

describe("compareLocks", () => {
  const same: readonly (readonly [what: string, before: string, after: string])[] = [
    ["contractions", "It does not work; we will see; it is so; I cannot.", "It doesn't work; we'll see; it's so; I can't."],
    ["a plain word that comes to open a sentence", "Additionally, teams win.", "Teams win."],
    ["a name that comes to open a sentence", "Additionally, Macbeth falls.", "Macbeth falls."],
    ["a name that no longer opens a sentence", "Macbeth falls.", "In the end Macbeth falls."],
    ["a name whose word also stands in lower case", "The teams meet. Moreover, Teams is a product.", "The teams meet. Teams is a product."],
    ["a run of names with another neighbour", "Robust Python tooling helps.", "With Python tooling, this is robust."],
    ["connectives of one class", "However, it rained. Therefore we left.", "But it rained. So we left."],
    ["a frame for adding", "It is not just fast but also safe.", "It is fast and safe."],
    ["what is denied, before or after what is true", "It is not a shop but a mill. It lies not in the town, but by the river.", "It is a mill, not a shop. It lies by the river, not in the town."],
    ["a correction of which the denial is contracted", "It isn't about money but about time.", "It is about time, not about money."],
    ["another word for many", "A myriad of tools exists.", "Many tools exist."],
    ["a longer way to a cause and a condition", "Due to the fact that it rained, we left in the event that it was cold.", "Because it rained, we left if it was cold."],
    ["an ability", "It has the ability to fly and is able to land.", "It can fly and can land."],
    ["order", "Ada met Bob in 1990. She can't stay.", "She can't stay. In 1990 Ada met Bob."],
    ["throat-clearing", "It should be noted that Ada left.", "Ada left."],
    ["a split sentence", "It rained, so Ada left, but Bob stayed.", "It rained. So Ada left. But Bob stayed."],
  ];
  test.each(same)("sees no change in %s", (_what, before, after) => {
    expect(difference(before, after)).toEqual({ lost: [], added: [] });
  });

  const changes: readonly (readonly [what: string, before: string, after: string, lost: readonly string[], added: readonly string[]])[] = [
    ["a number", "It cost $9,000.", "It cost $9,500.", ["number: $9,000"], ["number: $9,500"]],
    ["a negation that went", "It does not work.", "It works.", ["negation: not"], []],
    ["a negation that came", "It works.", "It never works.", [], ["negation: never"]],
    ["a modal", "You must go.", "You should go.", ["modal: must"], ["modal: should"]],
    ["a limit", "It holds at least two.", "It holds two.", ["quantifier: at least"], []],
    ["a name", "He met William Shakespeare.", "He met Wilhelm Shakespeare.", ["name: William Shakespeare"], ["name: Wilhelm Shakespeare"]],
    ["a name at the start", "William Shakespeare wrote.", "Wilhelm Shakespeare wrote.", ["name: William Shakespeare"], ["name: Wilhelm Shakespeare"]],
    ["one of two equal names", "Ask Ada, not Bob; ask Ada.", "Ask Ada, not Bob; ask her.", ["name: Ada"], []],
    ["a connective of another class", "It rained, so we left.", "It rained, but we left.", ["connective: cause"], ["connective: contrast"]],
    ["a quotation", "She said \"yes, it works\".", "She said \"yes, it worked\".", ["quotation: \"yes, it works\""], ["quotation: \"yes, it worked\""]],
    ["a link", "See https://a.example/b.", "See https://a.example/c.", ["link: https://a.example/b"], ["link: https://a.example/c"]],
    ["a contrast that went while another denial came to trail", "It is not cheap, but it is good. It is not a shop, it is a mill.", "It is not cheap, it is good. It is a mill, not a shop.", ["connective: contrast"], []],
    ["a correction of which nothing is denied any more", "It is not a shop but a mill.", "It is a shop, a mill.", ["negation: not", "connective: contrast"], []],
    ["a correction that became an addition", "It is not a shop but a mill.", "It is not a shop and a mill.", ["connective: contrast"], []],
    ["one of two corrections", "It is not a shop but a mill, and not old but new.", "It is a mill, not a shop, and not old and new.", ["connective: contrast"], []],
    ["an addition that became a correction", "It is not only a shop but a mill.", "It is a mill, not a shop.", [], ["negation: not"]],
    ["a condition turned around", "If it rains, stay.", "Unless it rains, stay.", ["connective: condition"], ["connective: unless"]],
    ["merged paragraphs", "One.\n\nTwo of us.", "One. Two of us.", ["structure: paragraph"], []],
    ["a heading's level", "## One", "### One", ["structure: h2"], ["structure: h3"]],
    ["an item's number", "1. one", "2. one", ["structure: list > 1."], ["structure: list > 2."]],
    ["code", "Run `a` now.", "Run `b` now.", ["code: `a`"], ["code: `b`"]],
    ["a word in italics", "They meet by the *galleria* there.", "They meet by the *piazza* there.", ["name: galleria"], ["name: piazza"]],
    ["a stressed negation", "It does *not* work.", "It does *so* work.", ["name: not"], ["name: so"]],
    ["an emphasis", "It is **so** big.", "It is so big.", ["markup: **", "markup: **"], []],
  ];
  test.each(changes)("sees %s", (_what, before, after, lost, added) => {
    expect(difference(before, after)).toEqual({ lost, added });
  });

  it("sees a locked word that went", () => {
    expect(difference("It is a seamless flow.", "It is a smooth flow.", ["seamless"])).toEqual({ lost: ["term: seamless"], added: [] });
  });

  it("looks for a locked span's words wherever they stand in the other text", () => {
    const before = "It is a seamless flow.";
    const at = before.indexOf("seamless");
    const { kept, lost } = compareLocks(before, "Here is a seamless flow.", { locked: [[at, at + 8]] });
    expect({ terms: kept.term, lost }).toEqual({ terms: 1, lost: [] });
  });

  it("counts what was kept, by kind", () => {
    const { kept } = compareLocks("Ada must pay $5, not $6.", "Ada must pay $5, not $6.");
    expect(kept).toMatchObject({ name: 0, modal: 1, number: 2, negation: 1, structure: 1 });
  });
});
