import type { Change } from "@prosewell/documents";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decidedText } from "../review/decisions.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { changesOf } from "./changes.ts";
import { lockedIn } from "./hand-edits.ts";
import { changesInFile, inBox, spansInBox } from "./line-ends.ts";

const apply = (text: string, changes: readonly Change[]) =>
  changes.toSorted((one, other) => other.start - one.start).reduce((made, { start, end, after }) => made.slice(0, start) + after + made.slice(end), text);

const file = "We utilize it.\n\nMoreover, it works.\n\nIn order to win, we leverage it.";
const edits = [["utilize", "use"], ["Moreover, it", "It"], ["In order to", "To"], ["leverage", "use"]] as const;

test("an edit that stands goes into the file with its reason, in the wording that was decided; one that was undone does not", () => {
  const outcome = outcomeOf({ text: file, edits });
  const changes = changesOf(file, outcome, new Map([["edit-0", "utilize"], ["edit-3", "wield"]]));
  expect(apply(file, changes)).toBe("We utilize it.\n\nIt works.\n\nTo win, we wield it.");
  expect(changes.map(({ reason }) => reason)).toEqual(["“It” is the plainer word.", "“To” is the plainer word.", "“use” is the plainer word."]);
});

test("what was changed by hand before the run goes into the file too, and the reasons of other edits stay", () => {
  const text = file.replace("it works", "it often works").replace("\n\nIn", "\n\nA new line.\n\nIn");
  const changes = changesOf(file, outcomeOf({ text, edits }), new Map());
  expect(apply(file, changes)).toBe("We use it.\n\nIt often works.\n\nA new line.\n\nTo win, we use it.");
  expect(changes.filter(({ reason }) => reason !== undefined)).toHaveLength(3);
});

test("whatever a hand has changed, and whatever is decided, the changes make the decided text of the file's", () => {
  const lines = fc.array(fc.constantFrom("We utilize it.", "Moreover, it works.", "One.", "Two three."), { maxLength: 6 }).map((all) => all.join("\n"));
  fc.assert(
    fc.property(lines, lines, fc.subarray(["edit-0", "edit-1"]), (before, text, undone) => {
      const outcome = outcomeOf({ text, edits: edits.filter(([words]) => text.includes(words)) });
      const decisions = new Map(outcome.result.edits.filter(({ id }) => undone.includes(id)).map((edit) => [edit.id, edit.before]));
      expect(apply(before, changesOf(before, outcome, decisions))).toBe(decidedText(text, outcome.result.edits, decisions));
    }),
  );
});

test("what the file cannot have otherwise stays locked where a hand has moved it, unless the hand has changed it", () => {
  const source = { name: "a.docx", kind: "docx", text: "One 3 May.\nTwo 4 May.", locked: [[4, 9], [15, 20]], writes: "docx", canTrack: true, bytes: new Blob() } as const;
  expect(lockedIn(source, source.text)).toEqual(source.locked);
  const text = "Here is one 3 May.\nTwo 5 May.";
  expect(lockedIn(source, text).map(([start, end]) => text.slice(start, end))).toEqual(["3 May"]);
});

test.each(["One.\r\n\r\nTwo 4 three.\r\n", "One.\r\rTwo 4 three.\r", "One.\n\nTwo 4 three.\n"])("a file's own line ends stay: %j", (text) => {
  const at = inBox(text).indexOf("4");
  const [change] = changesInFile(text, [{ start: at, end: at + 1, after: "5\n6" }]);
  const lineEnd = /\r\n|\r|\n/u.exec(text)?.[0];
  expect(apply(text, change ? [change] : [])).toBe(text.replace("4", `5${lineEnd}6`));
  const inFile = text.indexOf("4");
  expect(spansInBox(text, [[inFile, inFile + 1]])).toEqual([[at, at + 1]]);
});
