import type { Meta, StoryObj } from "@storybook/react-vite";
import { detect, unsure } from "../testing/detector.ts";
import { reviewMessages } from "../testing/messages.ts";
import { Detection } from "./Detection.tsx";

const meta = {
  component: Detection,
  parameters: { layout: "fullscreen" },
  args: { detect, original: "We utilize it. It works.", text: "We use it. It works.", messages: reviewMessages.detection },
} satisfies Meta<typeof Detection>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const check: Play = ({ canvas }) => canvas.getByRole("button").click();

export const Offered: Story = {};
export const Checking: Story = { args: { detect: () => new Promise(() => {}) }, play: check };
export const Judged: Story = { play: check };
export const ReasonsOpened: Story = {
  play: async (context) => {
    await check(context);
    (await context.canvas.findByText(/stand out/u)).click();
  },
};
export const CannotTell: Story = { args: { detect: () => Promise.resolve(unsure) }, play: check };
export const Failed: Story = { args: { detect: () => Promise.reject(new Error("gone")) }, play: check };
