import type { Meta, StoryObj } from "@storybook/react-vite";
import { colour } from "../../theme/contract.css.ts";
import { detect } from "../testing/detector.ts";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { passage } from "../testing/passage.ts";
import { Review } from "./Review.tsx";

const outcome = outcomeOf(passage);
const untouched = outcomeOf({ text: "We met on 3 May and agreed. The minutes are with Ana Duarte.", edits: [] });

const weeks = Array.from({ length: 40 }, (_, week) => `In week ${week + 1} the team utilized a wide range of tools.`);
const manyEdits = outcomeOf({ text: weeks.join(" "), edits: weeks.map((_, week) => [`In week ${week + 1} the team utilized`, `In week ${week + 1} the team used`]) });

const meta = {
  component: Review,
  parameters: { layout: "fullscreen" },
  args: { outcome, messages: reviewMessages, detect, onStrengthen: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ background: colour.sheet }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Review>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {};

const firstMark = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>("a[href*='-note-']") ?? canvasElement;

/** By a pointer: where there is no margin, its note lies at the foot of the window. */
export const MarkPressed: Story = { play: ({ canvasElement, userEvent }) => userEvent.click(firstMark(canvasElement)) };
/** By the keyboard: the focus goes to its note. */
export const MarkFollowed: Story = { play: ({ canvasElement }) => firstMark(canvasElement).click() };

const decided = outcomeOf(passage);
const withWordings = decided.result.edits.map((edit) => (edit.before === "utilized a wide range of" ? { ...edit, alternatives: ["used a variety of", "relied on many"] } : edit));
/** An edit's other wordings, and one that was undone. */
export const Decided: Story = {
  args: { outcome: { ...decided, result: { ...decided.result, edits: withWordings } } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(firstMark(canvasElement));
    await userEvent.keyboard("u");
    await userEvent.click(canvasElement.querySelector<HTMLElement>("a[id$='-mark-edit-5']") ?? canvasElement);
  },
};
const hints = [{ start: passage.text.indexOf("Ultimately"), end: passage.text.length, rule: "stock-endings", reason: "An ending that sums up in general terms: stop at the last real point." }];
export const LeftToThePerson: Story = { args: { outcome: { ...decided, result: { ...decided.result, hints } } } };
export const FactsOpened: Story = { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/facts checked/u)) };
export const Keys: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(firstMark(canvasElement));
    await userEvent.keyboard("?");
  },
};
/** Words that are selected can be kept as they were. */
export const WordsSelected: Story = {
  args: { onLock: () => undefined },
  play: ({ canvasElement }) => {
    const words = canvasElement.querySelector("span[data-start]")?.firstChild;
    if (words) getSelection()?.setBaseAndExtent(words, 0, words, 5);
  },
};
export const ChangesHidden: Story = { play: ({ canvas }) => canvas.getByRole("checkbox").click() };
export const Unchanged: Story = { args: { outcome: untouched } };

export const UnchangedAtMost: Story = {
  args: { outcome: { ...untouched, draft: { ...untouched.draft, strength: "strong" } } },
};

export const AnotherLanguage: Story = { args: { outcome: { ...untouched, result: { ...untouched.result, language: "de" } } } };
export const CarriedOver: Story = { args: { outcome: outcomeOf({ ...passage, rest: ` ${passage.text}` }) } };
export const LongText: Story = { args: { outcome: outcomeOf({ ...passage, text: Array.from({ length: 12 }, () => passage.text).join("\n\n") }) } };
export const ManyEdits: Story = { args: { outcome: manyEdits } };

export const Markdown: Story = {
  args: {
    outcome: outcomeOf({
      text: "## What we found\n\n**Costs:** the team utilized **a range** of [tools](https://example.org/tools).\n\n| Year | Sum |\n| --- | ---: |\n| 2024 | 12 |",
      edits: [["utilized", "used"]],
    }),
  },
};

export const UnseenSigns: Story = {
  args: { outcome: outcomeOf({ text: "The co\u00ADmittee met\u200B on 3\u00A0May.", edits: [["\u00AD", "m"], ["\u200B", ""]] }) },
};

export const LongWord: Story = {
  args: {
    outcome: outcomeOf({
      text: "See https://prosewell.example/a/very/long/address/that/does/not/break/anywhere/by/itself/and-goes-on and Donaudampfschifffahrtsgesellschaftskapitänsmütze.",
      edits: [["Donaudampfschifffahrtsgesellschaftskapitänsmütze", "Dampfschifffahrtskapitänsmützenabzeichenhersteller"]],
    }),
  },
};

export const RightToLeft: Story = {
  args: { outcome: outcomeOf({ text: "اجتمعت اللجنة في الثالث من مايو، وعلاوة على ذلك قررت استخدام ما بقي من المال.", edits: [["وعلاوة على ذلك قررت", "وقررت"]] }) },
};
