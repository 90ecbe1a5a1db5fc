import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import { openDocument, type Change } from "../index.ts";
import { changesIn, paragraphs, shares } from "./arbitraries.ts";
import { build, last } from "./build.ts";
import { acceptAll, rejectAll, wordsOf } from "./tracked.ts";

/** What holds of any changes to any paragraphs; run often, or few times. */
export const tracking = { author: "Prosewell", date: new Date(0), comments: true };

const apply = (text: string, changes: readonly Change[]): string => {
  let at = 0;
  let out = "";
  for (const { start, end, after } of changes) {
    out += text.slice(at, start) + after;
    at = end;
  }
  return out + text.slice(at);
};

export const trackedIsExact = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(paragraphs, shares, async (list, wanted) => {
      const original = await openDocument(build.docx(list), "a.docx");
      const changes = changesIn(original.text.slice(0, -last.length), wanted);
      const { bytes, text, refused } = original.write(changes, { tracked: tracking });
      expect(text).toBe(apply(original.text, changes.filter((change) => !refused.includes(change))));
      expect(wordsOf((await openDocument(acceptAll(bytes), "a.docx")).text)).toEqual(wordsOf(text));
      expect((await openDocument(rejectAll(bytes), "a.docx")).text).toBe(original.text);
    }),
    { numRuns },
  );

export const untrackedIsExact = (kind: keyof typeof build, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(paragraphs, shares, async (list, wanted) => {
      const original = await openDocument(build[kind](list), `a.${kind}`);
      const { bytes, text } = original.write(changesIn(original.text.slice(0, -last.length), wanted));
      // In HTML and OpenDocument a space that another one hid is seen once that is gone.
      const words = (read: string) => wordsOf(read).map((line) => (kind === "docx" || kind === "rtf" ? line : line.replaceAll(" ", ""))).filter((line) => line !== "");
      expect(words((await openDocument(bytes, `a.${kind}`)).text)).toEqual(words(text));
    }),
    { numRuns },
  );

export const onlyTouchedRunsDiffer = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(paragraphs, fc.nat(100), async (list, share) => {
      const before = build.docx(list);
      const original = await openDocument(before, "a.docx");
      const start = Math.max(0, Math.floor((share / 100) * (original.text.length - 9)));
      const { bytes, refused } = original.write([{ start, end: start + 1, after: "Z" }]);
      const [first, second] = [unzipSync(before), unzipSync(bytes)];
      expect(Object.keys(second)).toEqual(Object.keys(first));
      for (const [name, part] of Object.entries(second)) if (name !== "word/document.xml") expect(part).toEqual(first[name]);
      const runs = (files: typeof first) => strFromU8(files["word/document.xml"] ?? new Uint8Array()).split("<w:r>");
      const [old, now] = [runs(first), runs(second)];
      expect(now).toHaveLength(old.length);
      expect(old.filter((run, at) => run !== now[at])).toHaveLength(refused.length === 0 ? 1 : 0);
    }),
    { numRuns },
  );
