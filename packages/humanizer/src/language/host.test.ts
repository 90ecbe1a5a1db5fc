import { expect, test } from "vitest";
import { loadWinkTagger } from "../tagger/wink.ts";
import { hostOf } from "./host.ts";
import { isDoing, subjectOf, tenseOf } from "./host-sense.ts";

const tagger = await loadWinkTagger();
const host = (clause: string) => hostOf(clause, tagger.tag(clause), 0, clause.length);
const words = (clause: string) => host(clause)?.tokens.map(({ text }) => text).join(" ") ?? null;

test("a clause that comes first is no part of the host", () => {
  expect(words("As prices rose, the firm closed its mill")).toBe("the firm closed its mill");
  expect(words("When prices rise")).toBeNull();
});

test("an aside is no part of the host", () => {
  expect(words("The guild (it met in May) closed its hall")).toBe("The guild closed its hall");
  expect(words("The guild — old and poor — closed its hall")).toBe("The guild closed its hall");
});

test("a host begins behind a semicolon or a colon", () => {
  expect(words("The inn burned; the town built a barn")).toBe("the town built a barn");
});

test("what someone said is no host, nor are the words that tell who", () => {
  expect(host("“We are closed,” she said")).toBeNull();
});

test("a word in -ing that names or describes a thing does not make a list of what follows", () => {
  expect(words("The guild prized decision-making")).toBe("The guild prized decision - making");
  expect(words("The clerk saw this suffering")).toBe("The clerk saw this suffering");
  expect(words("They oversee building works")).toBe("They oversee building works");
  expect(words("They began selling nets")).toBeNull();
});

test("the verb before a relative clause is the host's, whatever its tag", () => {
  expect(host("The letter questions the view that he held")?.verbs.length).toBe(1);
});

test("an earlier tail takes the place of the host", () => {
  expect(host("She sat down, her hands shaking")).toBeNull();
});

test.each([
  ["The firm closed its mill", "past"],
  ["The firm closes mills", "present"],
  ["The firm has closed its mill", "perfect"],
  ["The firm may close its mill", null],
  ["The firm plans to close its mill", null],
  ["The study shows that the firm closed its mill", null],
  ["The firm that makes toys closed its mill", "past"],
])("%s: %s", (clause, tense) => {
  const found = host(clause);
  expect(found && tenseOf(found)).toBe(tense);
});

test("one subject with one verb is simple, and a second clause makes it less so", () => {
  expect(host("The firm closed its mill")?.simple).toBe(true);
  expect(host("The firm said that the mill closed")?.simple).toBe(false);
  expect(host("The tests we ran failed in May")?.simple).toBe(false);
  expect(host("The firm did not close its mill")?.simple).toBe(false);
});

test("a host is about a person, a text or a thing", () => {
  const about = (clause: string) => {
    const found = host(clause);
    return found && subjectOf(found);
  };
  expect(about("The farmer sold his herd")).toBe("person");
  expect(about("This essay traces the river")).toBe("text");
  expect(about("The flood reached the mill")).toBe("thing");
  expect(about("Tools from other towns, often broken, fill the shed")).toBe("thing");
});

test("a subject does something to something, or something happens to it", () => {
  const does = (clause: string) => {
    const found = host(clause);
    return found && isDoing(found);
  };
  expect(does("The storm closed the harbour")).toBe(true);
  expect(does("The rent doubled in May")).toBe(false);
  expect(does("The harbour was closed in May")).toBe(false);
});
