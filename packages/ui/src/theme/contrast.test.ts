import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { type Colour, tokens } from "./tokens.ts";

const grounds = ["paper", "sheet", "wash"] as const satisfies readonly Colour[];
const text = ["ink", "inkSoft", "inkFaint", "pencil", "stamp"] as const satisfies readonly Colour[];
const onWash: readonly (readonly [Colour, Colour])[] = [
  ["ink", "pencilWash"],
  ["pencil", "pencilWash"],
  ["inkSoft", "pencilWash"],
  ["stamp", "stampWash"],
  ["ink", "stampWash"],
  ["paper", "ink"],
  ["paper", "inkHover"],
];
const readable = [...grounds.flatMap((ground) => text.map((colour) => [colour, ground] as const)), ...onWash];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const palette = tokens.colour[theme];

  test.each(readable)("%s on %s is readable as text (WCAG 1.4.3)", (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)("the outline of a control can be told from %s (WCAG 1.4.11)", (ground) => {
    expect(contrast(palette.outline, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test("black on white has the ratio that WCAG gives it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
