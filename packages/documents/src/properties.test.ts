import { expect, test } from "vitest";
import { build } from "./testing/build.ts";
import { openDocument } from "./index.ts";
import { onlyTouchedRunsDiffer, trackedIsExact, tracking, untrackedIsExact } from "./testing/properties.ts";

// These assert inside; many more runs are in properties.full.ts.
const runs = 60;

test("all tracked changes accepted give the engine's text, and all rejected the original", () => expect(trackedIsExact(runs)).resolves.toBeUndefined());

test.each(["docx", "odt", "html", "rtf"] as const)("changes to a .%s that are not tracked give the engine's text at once", (kind) => expect(untrackedIsExact(kind, runs)).resolves.toBeUndefined());

test("only the run that a change touches differs, and no part but the one that it is in", () => expect(onlyTouchedRunsDiffer(runs)).resolves.toBeUndefined());

test.each(["docx", "odt", "html", "rtf"] as const)("without a change every byte of a .%s is as it was", async (kind) => {
  const bytes = build[kind]([[{ text: "One & two", bold: true, italic: false }]]);
  const document = await openDocument(bytes, `a.${kind}`);
  expect(document.write([]).bytes).toEqual(bytes);
  expect(document.write([], { tracked: tracking }).bytes).toEqual(bytes);
});
