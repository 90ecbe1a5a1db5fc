import type { Meta, StoryObj } from "@storybook/react-vite";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { passage } from "../testing/passage.ts";
import { TakeAlong } from "./TakeAlong.tsx";

const meta = {
  component: TakeAlong,
  args: { outcome: outcomeOf(passage), decisions: new Map([["edit-0", "facilitate"]]), messages: reviewMessages.takeAlong, words: reviewMessages.report },
} satisfies Meta<typeof TakeAlong>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Failed: Story = {
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(URL, "createObjectURL") ?? {};
    const refuse = () => {
      throw new Error("Nothing can be saved here.");
    };
    Object.defineProperty(URL, "createObjectURL", { ...own, value: refuse });
    return () => void Object.defineProperty(URL, "createObjectURL", own);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: reviewMessages.takeAlong.review }));
    await canvas.findByText(reviewMessages.takeAlong.failed);
  },
};
