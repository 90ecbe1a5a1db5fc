import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { judgementOf, unsure } from "../testing/detector.ts";
import { reviewMessages } from "../testing/messages.ts";
import { type Detect, Detection } from "./Detection.tsx";

afterEach(cleanup);

const original = "We utilize it. It works.";
const text = "We use it. It works.";

const show = (detect: Detect) => {
  const panel = (shown: string) => <Detection detect={detect} original={original} text={shown} messages={reviewMessages.detection} />;
  const { rerender } = render(panel(text));
  return { user: userEvent.setup(), change: (changed: string) => rerender(panel(changed)) };
};

const checked = async (detect: Detect = async (judged) => judgementOf(judged)) => {
  const shown = show(detect);
  await shown.user.click(screen.getByRole("button", { name: "Check it" }));
  return shown;
};

test("nothing is judged before the person asks", () => {
  const detect = vi.fn<Detect>();
  show(detect);
  expect(detect).not.toHaveBeenCalled();
});

test("the text before and after is judged, each with its range and never with a bare figure", async () => {
  await checked();
  expect(await screen.findByText("What it says")).toBe(document.activeElement);
  const [before, after] = screen.getAllByRole("figure");
  expect(within(before ?? expect.fail("One is missing.")).getByText("62 to 97 of 100. There is enough text.")).toBeTruthy();
  expect(within(after ?? expect.fail("One is missing.")).getByText("11 to 46 of 100. There is enough text.")).toBeTruthy();
  expect(screen.getByText("Like a machine's.")).toBeTruthy();
  expect(screen.getByText(/Never accuse anyone by it\./u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "How often it is wrong" }).getAttribute("href")).toBe("#methods");
});

test("the sentences that stand out are told with their reasons, on demand", async () => {
  const { user } = await checked();
  await user.click(await screen.findByText("1 sentences stand out"));
  expect(screen.getByText("We use it.")).toBeTruthy();
  expect(screen.getByText("A turn of phrase that generated prose is fond of.")).toBeTruthy();
});

test("what in the manner of the whole text speaks for the answer is told at once, under the name of the text that it is of", async () => {
  await checked();
  expect(await screen.findByText("Its sentences are all of much the same length.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe(reviewMessages.detection.after);
});

test("where nobody can tell, no figure stands, and the reason does", async () => {
  await checked(async () => unsure);
  expect(await screen.findAllByText("It cannot tell.")).toHaveLength(2);
  expect(screen.getAllByText("The text is too short.")).toHaveLength(2);
  expect(screen.queryByText(/of 100/u)).toBeNull();
  expect(screen.queryByRole("heading", { level: 4 })).toBeNull();
});

test("a judgement goes with the text that it is of, and can be had again", async () => {
  const { user, change } = await checked();
  await screen.findByText("What it says");
  change("We utilize it. It works!");
  expect(screen.queryByRole("figure")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Check it again" }));
  expect(await screen.findAllByText(/^62 to 97 of 100/u)).toHaveLength(2);
});

test("a detector that does not load is said so, and can be tried again", async () => {
  let online = false;
  const { user } = await checked(async (judged) => (online ? judgementOf(judged) : Promise.reject(new Error("gone"))));
  expect(await screen.findByText("The detector did not load; nothing is lost.")).toBeTruthy();
  online = true;
  await user.click(screen.getByRole("button", { name: "Check it" }));
  expect(await screen.findAllByRole("figure")).toHaveLength(2);
  expect(screen.queryByText("The detector did not load; nothing is lost.")).toBeNull();
});
