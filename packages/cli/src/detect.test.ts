import { aiPassages } from "@prosewell/corpus";
import { createDetector } from "@prosewell/detector";
import { expect, test } from "vitest";
import { run } from "./spawn-bin.ts";

const detector = await createDetector();
const [passage] = aiPassages();
const text = passage?.text ?? "";

test("--json writes what the detector says", async () => {
  const { out, code } = await run(["detect", "--json"], text);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(detector.detect(text));
});

test("--jsonl answers each line by its id, and leaves other fields aside", async () => {
  const { out } = await run(["detect", "--jsonl"], `${JSON.stringify({ id: "a", text, label: "ai" })}\n\n${JSON.stringify({ id: 2, text: "Hello." })}\n`);
  expect(out.trimEnd().split("\n").map((line) => JSON.parse(line) as unknown)).toEqual([
    { id: "a", ...detector.detect(text) },
    { id: 2, ...detector.detect("Hello.") },
  ]);
});

test("for people the verdict comes with its range and reasons, and without them where nobody can tell", async () => {
  expect((await run(["detect"], text)).out).toMatch(/^verdict {6}\w+\nprobability {2}\d\.\d\d, between \d\.\d\d and \d\.\d\d\nreliability {2}(?:enough|short) text\nlanguage {5}en\n(?:reason {7}.+\n)+$/u);
  expect((await run(["detect"], "Hello.")).out).toMatch(/^verdict {6}unsure\nprobability {2}cannot tell\nreliability {2}not enough text\n/u);
});
