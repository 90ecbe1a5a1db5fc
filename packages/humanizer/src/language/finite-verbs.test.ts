import { expect, test } from "vitest";
import { loadWinkTagger } from "../tagger/wink.ts";
import { finiteVerbs } from "./finite-verbs.ts";

const tagger = await loadWinkTagger();

const read = (run: string) => {
  const tokens = tagger.tag(run);
  return finiteVerbs(tokens)?.map(({ at, main, tense, voice, beside }) => `${tokens.slice(at, main + 1).map(({ text }) => text).join(" ")}: ${tense} ${voice}, and ${beside}`) ?? null;
};

test.each([
  ["The mill sells flour", "sells: present active, and third"],
  ["Two clubs often lend boats", "lend: present active, and base"],
  ["The firm left the coast", "left: past active, and past"],
  ["He was early", "was: past linking, and past"],
  ["The roof was mended in May", "was mended: past passive, and past"],
  ["The town then sold its barn", "sold: past active, and past"],
  ["The rules may not hold", "may not hold: modal active, and base"],
  ["They have moved to a larger hall", "have moved: perfect active, and participle"],
  ["They had sold the barn", "had sold: past active, and participle"],
  ["The town is growing fast", "is growing: present active, and gerund"],
  ["It has become a habit", "has become: perfect linking, and third"],
  ["He'd sold the barn", "'d sold: past active, and participle"],
  ["Boats can have a small engine", "can have: modal active, and base"],
])("%s: %s", (run, verb) => expect(read(run)).toEqual([verb]));

test.each([
  ["a participle behind its noun", "Tools made of iron were sold in May", ["were sold: past passive, and past"]],
  ["a verb behind “to”", "She wants to see the sea", ["wants: present active, and third"]],
  ["a bare verb behind “help”", "The map helps walkers find the ford", ["helps: present active, and third"]],
  ["a part of a compound", "The over-heated pan is black", ["is: present linking, and third"]],
  ["what is set between a subject and its verb", "Nets, often left in the sun, can tear", ["can tear: modal active, and base"]],
  ["what follows “when”", "The gate, when opened in spring, can stick", ["can stick: modal active, and base"]],
  ["what describes the last of a list", "Sailors, traders, and retired clerks began to meet", ["began: past active, and past"]],
  ["a time of day", "The bells rang at 7 am", ["rang: past active, and past"]],
])("%s is no finite verb", (_, run, verbs) => expect(read(run)).toEqual(verbs));

test("a noun that agrees with its subject is the verb of a clause that has no other", () => {
  expect(read("This pressure causes damage to the wall")).toEqual(["causes: present active, and third"]);
  expect(read("These leaks result from old pipes")).toEqual(["result: present active, and base"]);
  expect(read("A red door in a white wall")).toEqual([]);
});

test("a word that may be a verb or describe the next leaves the clause unread", () => {
  expect(read("The scanners use advanced tools")).toBeNull();
  expect(read("The boats cut the waves")).toBeNull();
});
