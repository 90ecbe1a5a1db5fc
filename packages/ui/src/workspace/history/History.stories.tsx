import type { Meta, StoryObj } from "@storybook/react-vite";
import { outcomeOf } from "../testing/outcome.ts";
import { passage } from "../testing/passage.ts";
import { shelfMessages } from "../testing/shelf.tsx";
import { History } from "./History.tsx";
import { keep, removeAll } from "./history-store.ts";

const texts = ["They met on 3 May and agreed.", "Rechtsschutzversicherungsgesellschaften_und_ihre_Allgemeinen_Bedingungen", "התחזית מדברת על 14 ימים", passage.text];

/** The device's own database holds these runs, an hour after each other. */
const holding = (kept: readonly string[]) => async () => {
  await removeAll();
  for (const [hours, text] of kept.entries()) {
    const outcome = { ...outcomeOf({ text, edits: [] }), id: text, at: Date.now() - (kept.length - hours) * 3_600_000 };
    await keep({ outcome, decisions: new Map() }, Date.now());
  }
};

const meta = {
  component: History,
  args: { open: true, messages: shelfMessages.history, locale: "en", on: true, onSwitch: () => undefined, onChoose: () => undefined, onForget: () => undefined, onClose: () => undefined },
  beforeEach: holding(texts),
} satisfies Meta<typeof History>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const shown: Play = async ({ canvas }) => void (await canvas.findByText(/runs/u));

export const WithRuns: Story = { play: shown };
export const Empty: Story = { beforeEach: holding([]), play: async ({ canvas }) => void (await canvas.findByText(shelfMessages.history.emptyTitle)) };
export const Off: Story = { args: { on: false }, play: shown };

export const NothingFound: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByText(/runs/u);
    await userEvent.type(canvas.getByRole("searchbox"), "no such words");
    await canvas.findByText(shelfMessages.history.found(0));
  },
};

export const Removed: Story = {
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole("button", { name: /^Delete/u });
    if (first) await userEvent.click(first);
    await canvas.findByText(shelfMessages.history.removed);
  },
};

/** The browser keeps nothing. */
export const Refused: Story = {
  beforeEach: () => {
    const refuse = () => {
      throw new DOMException("Not in this window.", "SecurityError");
    };
    Object.defineProperty(indexedDB, "open", { value: refuse, configurable: true });
    return () => void Reflect.deleteProperty(indexedDB, "open");
  },
  play: async ({ canvas }) => void (await canvas.findByText(shelfMessages.history.refused)),
};
