import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { namespaces } from "../namespaces.ts";
import humanizer from "./en/ai_text_humanizer.json";
import { resources } from "./index.ts";

const folder = new URL("en/", import.meta.url);
const read = (namespace: string): unknown => JSON.parse(readFileSync(new URL(`${namespace}.json`, folder), "utf8"));

/** Every text in a value, under the key that leads to it. */
const texts = (value: unknown, key = ""): [key: string, text: unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([part, inner]) => texts(inner, key ? `${key}.${part}` : part))
    : [[key, value]];

const variablesIn = (text: string) => [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/gu)].map(([, name]) => name);

test("every namespace has a file, and every file a namespace", () => {
  expect(readdirSync(folder).toSorted()).toEqual(namespaces.map((namespace) => `${namespace}.json`).toSorted());
});

test.each(namespaces)("%s loads its own file", async (namespace) => {
  expect((await resources[namespace]()).default).toEqual(read(namespace));
});

const all = namespaces.flatMap((namespace) => texts(read(namespace)).map(([key, text]) => [namespace, key, text] as const));

describe.each(all)("%s:%s", (_namespace, _key, text) => {
  test("is a text of its own, trimmed, with whole placeholders and typographic marks", () => {
    expect(text).toEqual(expect.stringMatching(/^\S(?:.*\S)?$/su));
    expect(String(text).replace(/\{\{\w+(?:, number)?\}\}/gu, "")).not.toMatch(/[{}"]|\$t\(|—|\.\.\.|\p{L}'\p{L}/u);
  });
});

test("every plural has the forms that English needs", () => {
  const keys = new Set(all.map(([namespace, key]) => `${namespace}:${key}`));
  const plurals = new Set([...keys].flatMap((key) => key.match(/^(.+)_(?:zero|one|other)$/u)?.[1] ?? []));
  expect(plurals.size).toBeGreaterThan(3);
  expect([...plurals].flatMap((key) => [`${key}_one`, `${key}_other`]).filter((key) => !keys.has(key))).toEqual([]);
});

test("the legal pages ask only for names that a site has", () => {
  const known = new Set(["siteName", "domain", "companyName", "cookieName", "wordsPerDay", "peoplePerAddress", "supportEmail", "lastUpdated", "wordsPerRun"]);
  const asked = new Set(texts(read("legal")).flatMap(([, text]) => variablesIn(String(text))));
  expect(asked).toEqual(known);
});

test("each legal page has a description, and sections with a heading and paragraphs", () => {
  const section = { heading: expect.any(String), paragraphs: expect.arrayContaining([expect.any(String)]) };
  const page = { description: expect.any(String), sections: expect.arrayContaining([section]) };
  expect(read("legal")).toMatchObject({ termsOfUse: page, privacyPolicy: page, cookiesSettings: page });
});

test("the 404 page has the owner's words", () => {
  expect(read("common")).toMatchObject({
    notFound: { title: "Page Not Found", description: "The page you are looking for does not exist." },
  });
});

const news = new Set(["opened", "pastedRich", "cleared", "sample", "reopened", "forgotten"]);
const problems = Object.entries(humanizer.workspace.notices).filter(([id]) => !news.has(id));

test.each(problems)("the notice %s tells what happened, what was kept and what to do next", (_id, notice) => {
  expect(notice.split(". ").length).toBeGreaterThanOrEqual(3);
  expect(notice).toMatch(/kept|still (?:in the box|there)/u);
});
