import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Outcome, ReviewProps } from "../runtime.ts";
import { detect } from "../testing/detector.ts";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { Review } from "./Review.tsx";

afterEach(cleanup);

const text = "Moreover, we utilize it in order to win. We leverage it — as ever — too.";
const sketched = outcomeOf({ text, edits: [["Moreover, we", "We"], ["utilize", "use"], ["in order ", ""], ["leverage", "use"], [" — as", ", as"], [" — too", ", too"]] });
const details: Readonly<Record<string, object>> = {
  utilize: { alternatives: ["employ"] },
  " — as": { group: "aside", rule: "dashes" },
  " — too": { group: "aside", rule: "dashes" },
  "in order ": { rule: "wordy" },
};
const edits = sketched.result.edits.map((edit) => ({ ...edit, ...details[edit.before] }));
const outcome: Outcome = { ...sketched, result: { ...sketched.result, edits } };

const show = () => {
  const onUndo = vi.fn<NonNullable<ReviewProps["onUndo"]>>();
  render(<Review outcome={outcome} messages={reviewMessages} detect={detect} onStrengthen={() => {}} onUndo={onUndo} />);
  return { user: userEvent.setup(), onUndo };
};

const margin = () => screen.getByRole("complementary");
const markOf = (wording: string) =>
  screen.getAllByRole("link", { name: new RegExp(wording, "u") }).find((link) => !margin().contains(link)) ?? expect.fail(`No mark of “${wording}”.`);
/** The buttons of the chosen edit's note in the margin. */
const press = (name: string) => within(margin()).getByRole("button", { name });
const output = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: /^(?:Copy|Copied)$/u }));
  return navigator.clipboard.readText();
};

test("an edit is undone and put back where it stands, and the button keeps the focus", async () => {
  const { user, onUndo } = show();
  await user.click(markOf("utilize"));
  await user.click(press("Undo"));
  expect(document.activeElement).toBe(press("Put back"));
  expect(markOf("utilize").textContent).toBe("undone utilize");
  expect(await output(user)).toBe("We utilize it to win. We use it, as ever, too.");
  expect(onUndo.mock.calls.flat(2).map(({ before }) => before)).toEqual(["utilize"]);

  await user.click(markOf("utilize"));
  await user.click(press("Put back"));
  expect(await output(user)).toBe(outcome.result.text);
  expect(onUndo).toHaveBeenCalledOnce();
});

test("another wording is chosen from those that fit, and is what is copied", async () => {
  const { user } = show();
  await user.click(markOf("utilize"));
  const wordings = within(within(margin()).getByRole("radiogroup", { name: "Wordings" }));
  expect(wordings.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([true, false]);
  await user.click(wordings.getByRole("radio", { name: "employ" }));
  expect(markOf("utilize").textContent).toContain("employ");
  expect(await output(user)).toContain("We employ it");
});

test("an edit without another wording offers none", async () => {
  const { user } = show();
  await user.click(markOf("leverage"));
  expect(within(margin()).queryByRole("radiogroup")).toBeNull();
});

test("a pair is undone together", async () => {
  const { user } = show();
  await user.click(markOf("— as"));
  await user.click(press("Undo"));
  expect(await output(user)).toContain("We use it — as ever — too.");
});

test("all edits of a sentence are undone at once, and put back at once", async () => {
  const { user } = show();
  await user.click(markOf("in order"));
  await user.click(press("Undo the sentence"));
  expect(await output(user)).toBe("Moreover, we utilize it in order to win. We use it, as ever, too.");
  await user.click(markOf("in order"));
  await user.click(press("Put the sentence back"));
  expect(await output(user)).toBe(outcome.result.text);
});

test("all edits of a kind are undone at once", async () => {
  const { user, onUndo } = show();
  await user.click(markOf("leverage"));
  await user.click(press("Undo all 3 of this kind"));
  expect(await output(user)).toBe("Moreover, we utilize it to win. We leverage it, as ever, too.");
  expect(onUndo.mock.calls.flat()).toHaveLength(1);
});

test("each decision can be taken back and had again, and the buttons rest where there is nothing to", async () => {
  const { user } = show();
  const [back, forward] = [screen.getByRole("button", { name: "Undo" }), screen.getByRole("button", { name: "Redo" })];
  expect([back.ariaDisabled, forward.ariaDisabled]).toEqual(["true", "true"]);
  await user.click(markOf("utilize"));
  await user.keyboard("u");
  await user.click(back);
  expect(await output(user)).toBe(outcome.result.text);
  await user.click(forward);
  expect(await output(user)).toContain("We utilize it");
});

test("everything can be done from the keyboard alone", async () => {
  const { user } = show();
  screen.getByRole("checkbox", { name: "Show changes" }).focus();
  await user.keyboard("n");
  expect(document.activeElement).toBe(markOf("Moreover"));
  await user.keyboard("nw");
  expect(markOf("utilize").textContent).toContain("employ");
  await user.keyboard("{Control>}z{/Control}");
  expect(markOf("utilize").textContent).toContain("use");
  await user.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
  expect(markOf("utilize").textContent).toContain("employ");
  await user.keyboard("pp");
  expect(document.activeElement).toBe(markOf("— too"));
  await user.keyboard("u");
  expect(markOf("— as").textContent).toContain("undone");
  await user.keyboard("c");
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("We employ it to win. We use it — as ever — too.");
  await user.keyboard("h");
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("the keys are heard as well while the pane around the review has the focus", async () => {
  render(
    <section tabIndex={-1} aria-label="Pane">
      <Review outcome={outcome} messages={reviewMessages} detect={detect} onStrengthen={() => {}} />
    </section>,
  );
  const user = userEvent.setup();
  screen.getByRole("region", { name: "Pane" }).focus();
  await user.keyboard("n");
  expect(document.activeElement).toBe(markOf("We"));
});

test("an edit's words can be kept as they are, where it takes words out", async () => {
  const onLock = vi.fn<NonNullable<ReviewProps["onLock"]>>();
  render(<Review outcome={outcome} messages={reviewMessages} detect={detect} onStrengthen={() => {}} onLock={onLock} />);
  const user = userEvent.setup();
  await user.click(markOf("utilize"));
  await user.click(press("Keep “utilize” for good"));
  expect(onLock.mock.calls).toEqual([["utilize"]]);
  await user.click(markOf("too"));
  expect(within(margin()).getByRole("button", { name: "Keep “too” for good" })).toBeTruthy();
});

test("with the changes hidden, what was decided stands in the text", async () => {
  const { user } = show();
  await user.click(markOf("utilize"));
  await user.keyboard("uh");
  expect(screen.getByText("We utilize it to win. We use it, as ever, too.")).toBeTruthy();
});

test("what was decided before stands when the review opens, and every change of mind is told", async () => {
  const onDecide = vi.fn<NonNullable<ReviewProps["onDecide"]>>();
  const before = new Map([["edit-1", "employ"]]);
  render(<Review outcome={outcome} decisions={before} messages={reviewMessages} detect={detect} onStrengthen={() => {}} onDecide={onDecide} />);
  const user = userEvent.setup();
  expect(await output(user)).toBe("We employ it to win. We use it, as ever, too.");

  await user.click(markOf("employ"));
  await user.click(press("Undo"));
  await user.keyboard("{Control>}z{/Control}");
  expect(onDecide.mock.calls.map(([decisions]) => decisions.get("edit-1"))).toEqual(["utilize", "employ"]);
});
