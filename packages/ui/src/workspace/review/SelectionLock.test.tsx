import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReviewProps } from "../runtime.ts";
import { detect } from "../testing/detector.ts";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { Review } from "./Review.tsx";

const text = "Moreover, we **utilize** it in order to win.\n\nIt rained.";
const outcome = outcomeOf({ text, edits: [["Moreover, we", "We"], ["utilize", "use"], ["in order ", ""]], rest: "\n\nThe rest." });

// The layout of a browser, which decides only where the button stands.
beforeEach(() => {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});
afterEach(() => {
  getSelection()?.removeAllRanges();
  cleanup();
});

const show = (locked: readonly string[] = []) => {
  const onLock = vi.fn<NonNullable<ReviewProps["onLock"]>>();
  render(<Review outcome={{ ...outcome, draft: { ...outcome.draft, locked } }} messages={reviewMessages} detect={detect} onStrengthen={() => {}} onLock={onLock} />);
  return { onLock, user: userEvent.setup() };
};

/** The first text node of the result that holds these words. */
const nodeWith = (words: string) => {
  const walker = document.createTreeWalker(screen.getByText("It rained.").closest("[dir]") ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.textContent?.includes(words)) return node;
  return expect.fail(`No “${words}”.`);
};
const select = (from: string, at: number, to: string, until: number) =>
  act(() => {
    getSelection()?.setBaseAndExtent(nodeWith(from), at, nodeWith(to), until);
    fireEvent(document, new Event("selectionchange"));
  });
const offered = () => screen.queryAllByRole("button", { name: /for good/u }).map(({ textContent }) => textContent);

test.each([
  ["words that stayed", ["rained", 3, "rained", 9], "rained"],
  ["a part of an edit, which is taken whole", ["use", 1, "use", 2], "utilize"],
  ["words around an edit and its signs", ["We", 0, " it ", 3], "Moreover, we **utilize** it"],
  ["words up to what was taken out", [" it ", 1, "to win", 6], "it in order to win"],
] as const)("%s can be locked in the result, as they stood in the original", async (_, [from, at, to, until], words) => {
  const { onLock, user } = show();
  select(from, at, to, until);
  expect(offered()).toEqual([`Keep “${words}” for good`]);
  await user.click(screen.getByRole("button", { name: /for good/u }));
  expect(onLock.mock.calls).toEqual([[words]]);
  expect(getSelection()?.isCollapsed).toBe(true);
});

test.each([
  ["more than a paragraph", ["We", 0, "rained", 9]],
  ["what was carried over", ["The rest", 0, "The rest", 3]],
  ["nothing but signs", ["**", 0, "**", 2]],
] as const)("%s is nothing to lock", (_, [from, at, to, until]) => {
  show();
  select(from, at, to, until);
  expect(offered()).toEqual([]);
});

test("what is locked already is not offered again, and an offer goes with its selection", () => {
  show(["rained"]);
  select("rained", 3, "rained", 9);
  expect(offered()).toEqual([]);
  select("rained", 0, "rained", 9);
  expect(offered()).toHaveLength(1);
  act(() => {
    getSelection()?.removeAllRanges();
    fireEvent(document, new Event("selectionchange"));
  });
  expect(offered()).toEqual([]);
});

test("from the keyboard L locks what is selected, or else the words of the chosen edit", async () => {
  const { onLock, user } = show();
  screen.getByRole("checkbox", { name: "Show changes" }).focus();
  await user.keyboard("l");
  expect(onLock).not.toHaveBeenCalled();
  select("rained", 3, "rained", 9);
  await user.keyboard("l");
  await user.keyboard("nn");
  const atTheEdit = offered();
  select("use", 0, "use", 3);
  expect(offered()).toEqual(atTheEdit);
  await user.keyboard("l");
  expect(onLock.mock.calls).toEqual([["rained"], ["utilize"]]);
});
