import { expect, test } from "vitest";
import { editsOf } from "../rule-examples.ts";
import { contractions } from "./contractions.ts";

/** In tones other than the casual one it waits for this strength. */
const rule = { ...contractions, from: "standard" } as const;
const count = (text: string) => editsOf(rule, text, null, "standard").length;

test("a formal paragraph keeps its full forms", () => {
  expect(count("The road is long. They are waiting for the ferry, and it is late. There is a bakery behind the church.")).toBe(0);
});

test("a letter of application keeps them, though it speaks to its reader", () => {
  expect(count("Can you use a baker? I am writing about the position. It is my hope to join your team. I am ready!")).toBe(0);
});

test("what is said in long periods keeps them, though it asks and speaks to someone", () => {
  const speech =
    "Will you hear me? If I say that they are all asleep in the old houses by the harbour, and that it is late, and that nobody has seen the ferry since the bells of the upper town rang out over the water and the lamps were put out one by one along the quay, you will not come down with me, and I am not the man to ask it of you a second time before the tide has turned and the gulls are back on the wall.";
  expect(count(speech)).toBe(0);
  expect(count("Will you hear me? If I say that they are all asleep, you will not come down. It is late, and it is cold. They are on the quay!")).toBeGreaterThan(0);
});

test("a paragraph that talks is contracted, but not in its first sentence and never at “cannot”", () => {
  const edits = editsOf(rule, "It is a shop for you! Why wait? They are open now. It is a short walk. There is tea. You cannot miss it.", null, "standard");
  expect(edits.length).toBeGreaterThan(0);
  expect(edits.every(({ start, before }) => start > 20 && before !== "cannot")).toBe(true);
});
