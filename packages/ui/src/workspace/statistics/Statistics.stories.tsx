import type { Meta, StoryObj } from "@storybook/react-vite";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { passage } from "../testing/passage.ts";
import { Statistics } from "./Statistics.tsx";

const after = outcomeOf(passage).result.text;

const meta = {
  component: Statistics,
  args: {
    texts: { before: passage.text, after },
    words: { before: 113, after: 86 },
    marks: { before: 24, after: 3 },
    language: "en",
    messages: reviewMessages.statistics,
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Before and after", { selector: "summary" })),
} satisfies Meta<typeof Statistics>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { play: () => undefined };
export const Open: Story = {};
export const AShortText: Story = { args: { texts: { before: "We utilize it.", after: "We use it." }, words: { before: 3, after: 3 }, marks: null } };
export const ALongText: Story = { args: { texts: { before: `${passage.text}\n\n`.repeat(30), after: `${after}\n\n`.repeat(30) }, words: { before: 3390, after: 2580 } } };
export const AnotherLanguage: Story = { args: { language: "de", marks: null } };
