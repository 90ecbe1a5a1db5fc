import { aiPassages } from "@prosewell/corpus";
import { createDetector } from "@prosewell/detector";
import { expect, test } from "vitest";
import { createTestApi, problemOf } from "./test-client.ts";
import { visit } from "./test-visit.ts";

const detector = await createDetector();
const real = createTestApi({ detector: async () => detector });

test.each([
  ["a passage", aiPassages()[0]?.text ?? ""],
  ["a sentence", "It was the best of times."],
  ["odd but valid text", "Odd \u0000 but \uD800 text."],
])("%s is answered with the detector's own judgement, never cached", async (_, text) => {
  const response = await visit(real).detect(text);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual(detector.detect(text));
});

test("judging costs no words, not even when none are left", async () => {
  const person = visit();
  await person.reserve(2_000);
  expect((await person.detect("It was the best of times.")).status).toBe(200);
});

test("15,000 characters are judged, and one more is told how many are", async () => {
  const { detect } = visit();
  expect((await detect("abcd ".repeat(3_000))).status).toBe(200);
  const response = await detect(`${"abcd ".repeat(3_000)}a`);
  expect(response.status).toBe(413);
  expect(await problemOf(response)).toMatchObject({ code: "text_too_long", limit: 15_000, characters: 15_001 });
});

test.each([
  ["no text", undefined, 400, "invalid_request"],
  ["a text that is a number", 12, 400, "invalid_request"],
  ["an empty text", "", 422, "empty_text"],
  ["white space alone", " \n\u3000", 422, "empty_text"],
  ["control characters sent as text", "\u0001\u0002\u0003 a", 422, "not_text"],
] as const)("%s is refused with its code", async (_, text, status, code) => {
  const response = await visit().detect(text);
  expect(response.status).toBe(status);
  expect((await problemOf(response)).code).toBe(code);
});

test("a detector that fails says nothing of the text", async () => {
  const reported: Error[] = [];
  const api = createTestApi({
    detector: async () => ({
      detect: (text) => {
        throw new Error(text);
      },
    }),
    report: (error) => reported.push(error),
  });
  const response = await visit(api).detect("my secret essay");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(reported.map(({ message }) => message).join("\n")).not.toContain("secret");
});
