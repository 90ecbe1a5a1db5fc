import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { detect } from "../testing/detector.ts";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { Review } from "./Review.tsx";

afterEach(cleanup);

const text = "Moreover, Ana Duarte utilized 14 tools on 3 May.\n\nThey did not leverage 14 others.";
const outcome = outcomeOf({ text, edits: [["Moreover, ", ""], ["utilized", "used"], ["leverage", "use"]] });

// jsdom lays nothing out.
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
vi.stubGlobal("scrollBy", () => {});

const open = async () => {
  const user = userEvent.setup();
  render(<Review outcome={outcome} messages={reviewMessages} detect={detect} onStrengthen={() => {}} />);
  await user.click(screen.getByText(/facts checked/u));
  return user;
};

test("the stamp opens on every fact by its kind", async () => {
  await open();
  const kinds = (await screen.findAllByRole("term")).map(({ textContent }) => textContent);
  expect(kinds).toEqual(["number: 3", "name: 1", "negation: 1"]);
  expect(screen.getAllByRole("button", { name: "14" })).toHaveLength(2);
});

test("a fact leads to where it stands, each to its own place, also while the changes are hidden", async () => {
  const user = await open();
  await user.click(screen.getByRole("checkbox", { name: "Show changes" }));
  const [first, second] = await screen.findAllByRole("button", { name: "14" });
  const lineOf = async (fact: HTMLElement | undefined) => {
    await user.click(fact ?? expect.fail("There is no such fact."));
    expect(getSelection()?.toString()).toBe("14");
    return getSelection()?.anchorNode?.textContent;
  };
  expect(await lineOf(first)).toMatch(/^ 14 tools/u);
  expect(await lineOf(second)).toMatch(/^ 14 others/u);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Show changes" }).checked).toBe(true);
});

test("what only the person can decide is pointed at, with its reason, and stays as it is", async () => {
  const hints = [{ start: 0, end: text.indexOf("\n"), rule: "bare-figures", reason: "Where is this figure from?" }];
  const user = userEvent.setup();
  render(<Review outcome={{ ...outcome, result: { ...outcome.result, hints } }} messages={reviewMessages} detect={detect} onStrengthen={() => {}} />);
  const list = within(screen.getByRole("list", { name: "1 for you to decide" }));
  expect(list.getByText("Where is this figure from?")).toBeTruthy();
  await user.click(list.getByRole("button"));
  expect(getSelection()?.toString()).toMatch(/^.*Ana Duarte.*3 May\.$/u);
});

test("a text without an edit still shows what is left to the person", () => {
  const plain = outcomeOf({ text: "It is 14.", edits: [] });
  const hints = [{ start: 0, end: 9, rule: "bare-figures", reason: "Where is this figure from?" }];
  render(<Review outcome={{ ...plain, result: { ...plain.result, hints } }} messages={reviewMessages} detect={detect} onStrengthen={() => {}} />);
  expect(screen.getByText("Where is this figure from?")).toBeTruthy();
});
