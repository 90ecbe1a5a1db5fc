import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { toasts } from "../../toast/toaster.ts";
import type { ReviewProps } from "../runtime.ts";
import { detect } from "../testing/detector.ts";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { Review } from "./Review.tsx";

afterEach(cleanup);

const text = "Moreover, we utilize it in order to win.";
const edits = [["Moreover, we", "We"], ["utilize", "use"], ["in order ", ""]] as const;

const show = (sketch: Parameters<typeof outcomeOf>[0] = { text, edits }, language = "en") => {
  const outcome = outcomeOf(sketch);
  const user = userEvent.setup();
  const strengthen = vi.fn<ReviewProps["onStrengthen"]>();
  render(<Review outcome={{ ...outcome, result: { ...outcome.result, language } }} messages={reviewMessages} detect={detect} onStrengthen={strengthen} />);
  return { user, outcome, strengthen };
};

const notes = () => screen.getByRole("complementary", { name: "3 edits" });
const noteOf = (after: RegExp) => within(notes()).getByRole("link", { name: after });
const markOf = (name: string) => {
  const mark = screen.getAllByText(name).map((each) => each.closest("a")).find((link) => link && !notes().contains(link));
  if (!mark) throw new Error(`No mark “${name}”.`);
  return mark;
};

test("every edit stands in the text and in the margin, with its reason and its rule", () => {
  show();
  expect(within(notes()).getAllByRole("listitem")).toHaveLength(3);
  expect(within(notes()).getByText("“use” is the plainer word.")).toBeTruthy();
  expect(within(notes()).getAllByText("plain words")).toHaveLength(3);
  expect(markOf("use").querySelector("del")?.textContent).toBe("utilize");
});

test("what is only taken out is struck in the text and named in the margin", () => {
  show();
  expect(markOf("in order").querySelector("ins")).toBeNull();
  expect(within(notes()).getByText("taken out")).toBeTruthy();
});

test("from the keyboard a mark leads to its note and the note back to its mark", async () => {
  const { user } = show();
  markOf("use").focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(noteOf(/utilize/u));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(markOf("use"));
});

test("each link names the other end by its address, and a mark is described by its reason", () => {
  show();
  const [mark, note] = [markOf("use"), noteOf(/utilize/u)];
  expect([mark.getAttribute("href"), note.getAttribute("href")]).toEqual([`#${note.id}`, `#${mark.id}`]);
  expect(document.getElementById(mark.getAttribute("aria-describedby") ?? "")?.textContent).toBe("“use” is the plainer word.");
});

test("a mark says by its name what stood there and what stands there now", () => {
  show();
  expect(screen.getAllByRole("link", { name: /^Before\s*utilize\s*After\s*use$/u })).toContain(markOf("use"));
  expect(screen.getAllByRole("link", { name: /^Before\s*in order\s*taken out$/u })).toContain(markOf("in order"));
});

test("a pointer over a mark lights up the note, and leaves with it", async () => {
  const { user } = show();
  await user.hover(markOf("use"));
  expect(noteOf(/utilize/u).closest("li")?.dataset).toHaveProperty("active");
  await user.unhover(markOf("use"));
  expect(noteOf(/utilize/u).closest("li")?.dataset).not.toHaveProperty("active");
});

test("a pressed mark shows its note at once, without moving the focus away, until it is closed or escaped", async () => {
  const { user } = show();
  await user.click(markOf("use"));
  expect(document.activeElement).toBe(markOf("use"));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining("“use” is the plainer word."));
  await user.click(screen.getByRole("button", { name: "Close the note" }));
  expect(screen.queryByRole("button", { name: "Close the note" })).toBeNull();
  await user.click(markOf("use"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Close the note" })).toBeNull();
});

test("with the changes hidden the output stands alone, exactly as it will be copied", async () => {
  const { user, outcome } = show();
  await user.click(screen.getByRole("checkbox", { name: "Show changes" }));
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(screen.getByText(outcome.result.text)).toBeTruthy();
});

test("the signs of Markdown step back and stay: with the changes shown or hidden, all that was written is there to be read", async () => {
  const written = "## Plan\n\n**Note:** we **utilize** it.\n\n| Year | Sum |\n| --- | --- |";
  const { user, outcome } = show({ text: written, edits: [["utilize", "use"]] });
  const page = screen.getByText("Note:").closest("[dir]");
  // Each part says where its words stand in what was written.
  for (const part of page?.querySelectorAll<HTMLElement>("span[data-start]") ?? []) {
    expect(written.startsWith(part.textContent, Number(part.dataset["start"]))).toBe(true);
  }
  expect(screen.getAllByText("**")).toHaveLength(4);
  await user.click(screen.getByRole("checkbox", { name: "Show changes" }));
  expect(screen.getByText("Note:").closest("[dir]")?.textContent).toBe(outcome.result.text);
});

test("copying takes the output, the carried-over rest included, and says so in a toast", async () => {
  onTestFinished(toasts.subscribe(() => {}));
  const { user } = show({ text: "We utilize it.", edits: [["utilize", "use"]], rest: "\n\nThe rest." });
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("We use it.\n\nThe rest.");
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(toasts.visible().at(-1)).toMatchObject({ message: "Copied", type: "success" });
});

test("where no way of copying works, the page says what to do", async () => {
  const { user } = show();
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copy it by hand")).toBeTruthy();
});

test("a text that needs no edit is kindly said to be fine, and there is nothing to hide", () => {
  show({ text: "It is good.", edits: [] });
  expect(screen.getByText("Too few marks.")).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText("It is good.")).toBeTruthy();
});

test("a text without an edit is offered the next strength, as long as there is one", async () => {
  const { user, outcome, strengthen } = show({ text: "It is good.", edits: [] });
  await user.click(screen.getByRole("button", { name: "Try strong" }));
  expect(strengthen).toHaveBeenCalledWith("strong");
  cleanup();
  const strongest = { ...outcome, draft: { ...outcome.draft, strength: "strong" as const } };
  render(<Review outcome={strongest} messages={reviewMessages} detect={detect} onStrengthen={strengthen} />);
  expect(screen.queryByRole("button", { name: /Try/u })).toBeNull();
});

test("of a text in a language that is hardly rewritten nothing is said of its marks, and no strength is offered", () => {
  show({ text: "C’est bien.", edits: [] }, "fr");
  expect(screen.getByText("Little is rewritten in fr.")).toBeTruthy();
  expect(screen.queryByText("Too few marks.")).toBeNull();
  expect(screen.queryByRole("button", { name: /Try/u })).toBeNull();
});

test("a text in a language that is rewritten in part is judged by its marks, and a strength is offered", () => {
  const outcome = outcomeOf({ text: "C’est bien.", edits: [] });
  render(<Review outcome={{ ...outcome, result: { ...outcome.result, language: "fr", coverage: "pack" } }} messages={reviewMessages} detect={detect} onStrengthen={() => {}} />);
  expect(screen.getByText("Too few marks.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try strong" })).toBeTruthy();
});

test("where no marks are known no rate of them is told", () => {
  const outcome = outcomeOf({ text, edits });
  const { words } = outcome.result;
  render(<Review outcome={{ ...outcome, result: { ...outcome.result, coverage: "cleanup", words: { ...words, in: 400 } } }} messages={reviewMessages} detect={detect} onStrengthen={() => {}} />);
  expect(screen.queryByText(/marks before/u)).toBeNull();
});

test.each([
  [149, 0],
  [150, 1],
])("of %i words, %i rate of marks is told, in whole numbers", (words, told) => {
  const outcome = outcomeOf({ text, edits });
  const { words: counts } = outcome.result;
  const result = { ...outcome.result, words: { ...counts, in: words }, marks: { before: 34.48, after: 12.5 } };
  render(<Review outcome={{ ...outcome, result }} messages={reviewMessages} detect={detect} onStrengthen={() => {}} />);
  expect(screen.queryAllByText("34 marks before, 13 after")).toHaveLength(told);
});

test("what keeps the text's shape is not called a fact", () => {
  const outcome = outcomeOf({ text, edits });
  const { proof } = outcome.result;
  render(
    <Review
      outcome={{ ...outcome, result: { ...outcome.result, proof: { ...proof, kept: { ...proof.kept, structure: 7, markup: 5, connective: 3 } } } }}
      messages={reviewMessages}
      detect={detect}
      onStrengthen={() => {}}
    />,
  );
  expect(screen.getByText("3 facts checked, all kept")).toBeTruthy();
});

test("invisible characters that went out are shown by their code", () => {
  show({ text: "a\u200bb", edits: [["\u200b", ""]] });
  expect(screen.getAllByText("U+200B")).toHaveLength(2);
});
