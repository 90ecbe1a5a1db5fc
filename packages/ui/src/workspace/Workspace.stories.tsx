import type { Engine } from "@prosewell/humanizer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../components/Container/Container.tsx";
import { writeDraft } from "./draft.ts";
import type { WorkspaceMessages } from "./messages.ts";
import { Review } from "./review/Review.tsx";
import type { LoadRuntime } from "./runtime.ts";
import { type Draft, emptyDraft } from "./settings.ts";
import { heldEngine } from "./testing/engine.ts";
import { dayWith } from "./testing/daily-words.ts";
import { detect } from "./testing/detector.ts";
import { elsewhere, messages, reviewMessages } from "./testing/messages.ts";
import { resultOf } from "./testing/outcome.ts";
import { passage } from "./testing/passage.ts";
import { loadShelf } from "./testing/shelf.tsx";
import { loadTray } from "./testing/tray.tsx";
import { Workspace } from "./Workspace.tsx";

const loading =
  (engine: Engine): LoadRuntime =>
  async () => ({ engine, detect, Review: (props) => <Review {...props} messages={reviewMessages} /> });

/** The same, on a day that has so many words left. */
const onADayWith =
  (remaining: number): LoadRuntime =>
  async () => ({ ...(await loading(editor)()), daily: dayWith(remaining).daily });

/** Makes the passage's edits at once. */
const editor: Engine = {
  id: "editor",
  // oxlint-disable-next-line require-yield -- one block would be the whole text
  async *rewrite({ text }) {
    return resultOf({ text, edits: passage.edits.filter(([before]) => text.includes(before)) });
  },
};

const broken: Engine = {
  id: "broken",
  // oxlint-disable-next-line require-yield -- it does not get that far
  async *rewrite() {
    throw new Error("This engine stops at once.");
  },
};

/** Comes as far as the end of the first paragraph. */
const loadHeld: LoadRuntime = () => {
  const engine = heldEngine();
  engine.release();
  return loading(engine)();
};

/** The page opens with the draft that was left there. */
const left = (draft: Partial<Draft>) => () => writeDraft([() => sessionStorage], { ...emptyDraft, ...draft });

const drag = (type: "dragover" | "drop", name: string) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["It was dropped."], name));
  dispatchEvent(new DragEvent(type, { dataTransfer }));
};

const vowelOutsideBraces = /[aeiouy](?![^{]*\}\})/gu;

/** Every message with its vowels doubled, as long as it may become in another language. */
const lengthened: WorkspaceMessages = JSON.parse(JSON.stringify(messages), (key, value: unknown) =>
  typeof value === "string" && key !== "locale" ? value.replaceAll(vowelOutsideBraces, "$&$&") : value,
);

const meta = {
  component: Workspace,
  parameters: { layout: "fullscreen" },
  args: {
    messages,
    placeholder: "Paste your AI-generated text here or upload a file",
    wordsPerRun: 2000,
    perDay: "2,000 words a day",
    fileBytes: 2 ** 21,
    load: loading(editor),
    loadShelf,
    loadTray,
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof Workspace>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const press: Play = ({ canvas, args }) => canvas.getByRole("button", { name: args.messages.run.humanize }).click();

const run: Play = async (context) => {
  await press(context);
  await context.canvas.findByText(context.args.messages.run.done);
};

export const Locked: Story = { beforeEach: left({ text: passage.text, locked: ["facilitate", "a robust set of tools"] }) };

export const Empty: Story = {};
export const WithText: Story = { beforeEach: left({ text: passage.text, tone: "business" }) };
export const Focused: Story = { ...WithText, play: ({ canvas }) => canvas.getByRole("textbox").focus() };

/** A text too long for a first pass. */
export const Loading: Story = { beforeEach: left({ text: "It rained again. ".repeat(1200) }), args: { load: () => new Promise(() => undefined) }, play: press };
export const FirstPass: Story = {
  ...WithText,
  args: { load: () => new Promise(() => undefined) },
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(messages.run.preceded ?? "");
  },
};

export const Working: Story = {
  ...WithText,
  args: { load: loadHeld },
  async play(context) {
    await press(context);
    await context.canvas.findByText(messages.run.working);
  },
};

export const Cancelled: Story = {
  ...Working,
  async play(context) {
    await press(context);
    (await context.canvas.findByRole("button", { name: messages.run.cancel })).click();
    await context.canvas.findByText(messages.run.cancelled);
  },
};

export const WithResult: Story = { ...WithText, play: run };
export const NothingChanged: Story = { beforeEach: left({ text: "We met on 3 May and agreed." }), play: run };

export const StaleResult: Story = {
  ...WithText,
  async play(context) {
    await run(context);
    context.canvas.getByRole("radio", { name: messages.tone.options.formal }).click();
    await context.canvas.findByText(messages.result.stale);
  },
};

export const TooLong: Story = { ...WithText, args: { wordsPerRun: 30 }, play: async ({ canvas }) => void (await canvas.findByText(/^A run takes/u)) };

export const CarriedOver: Story = {
  ...WithText,
  args: { wordsPerRun: 30 },
  async play({ canvas }) {
    (await canvas.findByRole("button", { name: /first 30 words/u })).click();
    await canvas.findByText(messages.run.done);
  },
};

export const WordsLeft: Story = { ...WithText, args: { load: onADayWith(1432) }, play: async ({ canvas }) => {
  canvas.getByRole("textbox").focus();
  await canvas.findByText(/^1432 of/u);
} };
export const WordsForAPart: Story = { ...WithText, args: { load: onADayWith(40) }, play: async ({ canvas }) => {
  canvas.getByRole("textbox").focus();
  await canvas.findByRole("button", { name: /first \d+ words/u });
} };
export const NoWordsLeft: Story = { ...WithText, args: { load: onADayWith(0) }, play: async (context) => {
  await press(context);
  await context.canvas.findByText(/^Nothing was rewritten/u);
} };

export const OnOurServer: Story = { ...WithText, args: { load: async () => ({ ...(await loading(editor)()), elsewhere }) }, play: async (context) => {
  await press(context);
  await context.canvas.findByRole("button", { name: elsewhere.agree });
} };

export const NothingToRewrite: Story = { play: press };
export const LoadFailed: Story = { ...WithText, args: { load: () => Promise.reject(new Error("Offline.")) }, play: press };
export const RunFailed: Story = { ...WithText, args: { load: loading(broken) }, play: press };
export const Cleared: Story = { ...WithText, play: async ({ canvas }) => (await canvas.findByRole("button", { name: messages.input.clear })).click() };
export const FileOverWindow: Story = { ...WithText, play: () => drag("dragover", "essay.md") };
export const FileOpened: Story = { ...WithText, play: () => drag("drop", "essay.md") };
export const FileRefused: Story = { ...WithText, play: () => drag("drop", "final_version_of_the_essay_corrected_twice_and_now_really_the_last_one.docx") };

export const LongText: Story = { beforeEach: left({ text: Array.from({ length: 8 }, () => passage.text).join("\n\n") }), play: run };
export const LongWords: Story = { ...WithText, args: { messages: lengthened }, play: run };
