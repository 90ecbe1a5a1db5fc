import { readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import { catalogue, type SiteEvents } from "./catalogue.ts";
import { eventsPage } from "./events-page.ts";

test("the page of docs says what the catalogue says", () => {
  expect(readFileSync(new URL("../../../../docs/events.md", import.meta.url), "utf8")).toBe(eventsPage());
});

test("every event is described in sentences, and every property in words", () => {
  for (const { when, properties } of Object.values(catalogue)) {
    expect(when).toMatch(/^[A-Z].+\.$/u);
    for (const meaning of Object.values(properties)) expect(meaning.length).toBeGreaterThan(10);
  }
});

test("names are in snake case, as those of the owner's events are", () => {
  expect(Object.keys(catalogue).filter((name) => !/^[a-z]+(?:_[a-z]+)*$/u.test(name))).toEqual([]);
});

test("the only texts that an event can carry are codes and settings", () => {
  type Texts<Event> = { [Property in keyof Event]: string extends Event[Property] ? Property : never }[keyof Event];
  type AnyText = { [Name in keyof SiteEvents]: Texts<SiteEvents[Name]> }[keyof SiteEvents];
  expectTypeOf<AnyText>().toEqualTypeOf<"type" | "language" | "rule">();
});
