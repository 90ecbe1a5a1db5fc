import { aiPassages, edgeCases } from "@prosewell/corpus";
import type { Result } from "@prosewell/humanizer";
import { expect, test } from "vitest";
import { humanizer, post, postJson } from "./test-client.ts";

async function resultOf(response: Response): Promise<Result> {
  expect(response.status).toBe(200);
  const result: Result = await response.json();
  return result;
}

test("a request is answered with the engine's own result, and never cached", async () => {
  const request = { text: aiPassages()[0]?.text ?? "", tone: "casual", strength: "strong", locked: ["ambition", [0, 10]] } as const;
  const response = await postJson(request);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await resultOf(response)).toEqual(humanizer.humanize(request));
});

test("a part of the text is rewritten at a strength of its own, as the engine does it elsewhere", async () => {
  const text = aiPassages().find((passage) => humanizer.humanize({ text: passage.text, strength: "strong" }).edits.length > 2)?.text ?? "";
  const request = { text, strength: "light", stretches: [{ start: 0, end: text.length, strength: "strong" }] } as const;
  const result = await resultOf(await postJson(request));
  expect(result).toEqual(humanizer.humanize(request));
  expect(result.text).not.toBe(humanizer.humanize({ text, strength: "light" }).text);
});

test.each(aiPassages().map(({ id, text }) => [id, text]))("passage %s comes back as the engine rewrites it", async (_, text) => {
  const result = await resultOf(await postJson({ text }));
  expect(result).toEqual(humanizer.humanize({ text }));
  expect(result.proof).toMatchObject({ lost: [], added: [] });
});

test.each(edgeCases().map(({ id, text, why }) => [id, why, text]))("edge case %s is answered: %s", async (_id, _why, text) => {
  expect(await resultOf(await postJson({ text }))).toEqual(humanizer.humanize({ text }));
});

const odd: [what: string, text: string][] = [
  ["a NUL", "One\u0000two, and so on."],
  ["a lone high surrogate", "Before \uD83D after."],
  ["a lone low surrogate", "Before \uDE00 after."],
  ["zero-width joiners in emoji", "A family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} at home."],
  ["100,000 characters without a space", "x".repeat(100_000)],
  ["old and mixed line ends", "One.\rTwo.\r\nThree.\nFour."],
  ["a byte order mark", "\uFEFFIt starts here."],
];

test.each(odd)("%s is accepted and comes back unharmed", async (_, text) => {
  expect((await resultOf(await postJson({ text }))).text).toBe(text);
});

test("a lone surrogate survives as an escape in the request", async () => {
  const result = await resultOf(await post('{"text": "Keep \\ud800 here."}'));
  expect(result.text).toBe("Keep \uD800 here.");
});

test("fields that are not known are ignored", async () => {
  const result = await resultOf(await postJson({ text: "We met on Monday.", id: 7, engine: "embedded", __proto__: null }));
  expect(result.text).toBe("We met on Monday.");
});

test("the type may carry a character set", async () => {
  const result = await resultOf(await post('{"text": "We met."}', { "Content-Type": "Application/JSON; charset=utf-8" }));
  expect(result.text).toBe("We met.");
});
