import { expect, test } from "vitest";
import { figure, median, percent } from "./figures.ts";

test("figures part their thousands and keep their decimals", () => {
  expect(figure(12_345.6, 0)).toBe("12,346");
  expect(figure(2, 2)).toBe("2.00");
  expect(percent(0.0312, 2)).toBe("3.12 %");
});

test("the median of an even number of values lies between the middle two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 100])).toBe(3);
});
