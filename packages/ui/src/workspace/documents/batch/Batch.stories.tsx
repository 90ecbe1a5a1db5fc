import type { Meta, StoryObj } from "@storybook/react-vite";
import { elsewhere } from "../../testing/messages.ts";
import { outcomeOf } from "../../testing/outcome.ts";
import { passage } from "../../testing/passage.ts";
import { trayMessages } from "../../testing/tray.tsx";
import { Batch } from "./Batch.tsx";
import type { Progress, Row } from "./rows.ts";
import type { Batch as Queue } from "./use-batch.ts";

const row = (name: string, progress: Progress): Row => ({ id: name, file: new File([], name), progress });
const done = (name: string): Row => row(name, { status: "done", words: 1240, outcome: outcomeOf(passage), edits: 8, refused: 1, name, made: new Blob() });

const queueOf = (rows: readonly Row[], state: Partial<Queue> = {}): Queue => ({ rows, isRunning: false, asks: false, add: () => {}, start: async () => {}, stop: () => {}, remove: () => {}, ...state });

const meta = {
  component: Batch,
  args: {
    open: true,
    messages: trayMessages.batch,
    locale: "en",
    queue: queueOf([row("essay.docx", { status: "ready", words: 1240 }), row("notes.md", { status: "reading" }), row("void.odt", { status: "bad", problem: { problem: "empty" } })]),
    several: { settings: { tone: "standard", strength: "standard", locked: [] }, wordsPerRun: 2000, standing: "1,500 of 2,000 words left until 2:00", rewrite: async () => "dailyLimit", elsewhere: undefined, agree: () => {} },
    fileBytes: 2 ** 21,
    onOpen: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof Batch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = {};
export const Running: Story = {
  args: { queue: queueOf([done("essay.docx"), row("notes.md", { status: "working", words: 400, share: 0.6 }), row("final_version_of_the_essay_corrected_twice_and_now_really_the_last_one.docx", { status: "ready", words: 900 })], { isRunning: true }) },
};
export const Finished: Story = { args: { queue: queueOf([done("essay.docx"), done("letter.odt"), row("book.rtf", { status: "held", words: 1900 }), row("notes.md", { status: "failed", words: 400 })]) } };
export const Asks: Story = {
  args: { queue: queueOf([row("essay.docx", { status: "ready", words: 1240 })], { asks: true }), several: { ...meta.args.several, elsewhere } },
};
