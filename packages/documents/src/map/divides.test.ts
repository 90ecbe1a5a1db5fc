import { expect, test } from "vitest";
import { divides } from "./divides.ts";

test.each(["On 1| October", "In August| 1788", "for 4.5| hours", "1,142 of| 1,464", "Dear Ms|. Villanueva", "Dear Ms.| Villanueva", "Danny| Osei"])("reads as one: %s", (text) => {
  expect(divides(text.replace("|", ""), text.indexOf("|"))).toBe(true);
});

test.each(["|Danny", "a very| good day", "It ended.| Danny went", "in 1788|, and", "by Ann,| Bob said", "see| the plan", "the end|"])("reads as two: %s", (text) => {
  expect(divides(text.replace("|", ""), text.indexOf("|"))).toBe(false);
});
