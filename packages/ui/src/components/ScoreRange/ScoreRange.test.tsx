import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ScoreRange } from "./ScoreRange.tsx";

afterEach(cleanup);

const words = { label: "How likely", figure: "20 to 45 of 100", sentence: "More likely a person.", ends: { low: "a person", high: "a machine" } };
const drawing = (container: Element) => container.querySelector("[aria-hidden=true]");
const placed = (container: Element) => [...(drawing(container)?.querySelectorAll<HTMLElement>("[style]") ?? [])].map(({ style }) => [style.insetInlineStart, style.inlineSize]);

test("the figure and the sentence are read out, and the drawing is not", () => {
  const { container } = render(<ScoreRange {...words} score={{ low: 0.25, high: 0.5, estimate: 0.375 }} />);
  const heard = within(screen.getByRole("figure"));
  expect(heard.getByText("How likely").tagName).toBe("FIGCAPTION");
  expect(heard.getByText("20 to 45 of 100").closest("[aria-hidden]")).toBeNull();
  expect(heard.getByText("More likely a person.").closest("[aria-hidden]")).toBeNull();
  expect(drawing(container)?.textContent).toContain("a machine");
});

test("the band lies from the lowest to the highest, and the needle on the estimate", () => {
  const { container } = render(<ScoreRange {...words} score={{ low: 0.25, high: 0.5, estimate: 0.375 }} />);
  expect(placed(container)).toEqual([["min(25%, 100% - 4px)", "25%"], ["37.5%", ""]]);
});

test("where one cannot tell there is no ruler", () => {
  const { container } = render(<ScoreRange {...words} figure="Not enough text to tell" score={null} />);
  expect(screen.getByText("Not enough text to tell")).toBeTruthy();
  expect(drawing(container)).toBeNull();
});
