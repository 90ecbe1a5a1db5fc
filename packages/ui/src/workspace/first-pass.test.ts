import { expect, test } from "vitest";
import { precede } from "./first-pass.ts";

const never = new AbortController().signal;

test("shows the part that a run takes, without what an assistant said, and the rest as it is", async () => {
  const { done, rest } = (await precede({ text: "Sure, here's a short poem about rain: Drops fall on tin. The end.", locked: [] }, 12, never)) ?? expect.fail();
  expect([done, rest]).toEqual(["Drops fall on tin.", " The end."]);
});

test("leaves what the person locked", async () => {
  expect(await precede({ text: "We lever\u200Bage it.", locked: ["lever\u200Bage"] }, 2000, never)).toMatchObject({ done: "We lever\u200Bage it." });
});

test("makes none of a long text, which would hold the page", async () => {
  expect(await precede({ text: "It rained. ".repeat(2000), locked: [] }, 2000, never)).toBeNull();
});
