import { expect, test } from "vitest";
import { onlyTouchedRunsDiffer, trackedIsExact, untrackedIsExact } from "./testing/properties.ts";

const runs = 2_000;

test("all tracked changes accepted give the engine's text, and all rejected the original", () => expect(trackedIsExact(runs)).resolves.toBeUndefined());

test.each(["docx", "odt", "html", "rtf"] as const)("changes to a .%s that are not tracked give the engine's text at once", (kind) => expect(untrackedIsExact(kind, runs)).resolves.toBeUndefined());

test("only the run that a change touches differs, and no part but the one that it is in", () => expect(onlyTouchedRunsDiffer(runs)).resolves.toBeUndefined());
