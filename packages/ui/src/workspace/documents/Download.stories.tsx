import type { Meta, StoryObj } from "@storybook/react-vite";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { passage } from "../testing/passage.ts";
import { documents } from "../testing/tray.tsx";
import { Download } from "./Download.tsx";
import type { Source } from "./source.ts";

const { download: messages } = reviewMessages;
const outcome = outcomeOf(passage);
const source: Source = { name: "essay.docx", kind: "docx", text: passage.text, locked: [], writes: "docx", canTrack: true, bytes: new Blob() };

const meta = {
  component: Download,
  args: { messages, documents, outcome, decisions: new Map(), text: outcome.result.text, isStale: false },
} satisfies Meta<typeof Download>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const press: Play = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: messages.open }));

export const Closed: Story = {};
export const OfPastedText: Story = { play: press };
export const OfAFile: Story = { args: { outcome: { ...outcome, source } }, play: press };
export const ChangedByHand: Story = { args: { outcome: { ...outcome, source: { ...source, text: `${passage.text} More.` } } }, play: press };
export const ChangedSince: Story = { args: { outcome: { ...outcome, source }, isStale: true }, play: press };
export const OfAPdf: Story = { args: { outcome: { ...outcome, source: { ...source, name: "paper.pdf", kind: "pdf", writes: "md", canTrack: false } } }, play: press };

const saved: Play = async (context) => {
  await press(context);
  await context.userEvent.click(await context.canvas.findByRole("button", { name: messages.file.save }));
};

export const Failed: Story = {
  ...OfAFile,
  async play(context) {
    await saved(context);
    await context.canvas.findByText(messages.failed);
  },
};
export const LeftOut: Story = {
  args: {
    outcome: { ...outcome, source },
    documents: {
      ...documents,
      open: async () => ({ ...source, write: async () => ({ bytes: new Uint8Array(), text: "", refused: [{ start: 0, end: 1, after: "An end of my own." }] }), close: () => {} }),
    },
  },
  async play(context) {
    await saved(context);
    await context.canvas.findByText(/^No place/u);
  },
};
