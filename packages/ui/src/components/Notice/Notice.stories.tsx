import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Notice } from "./Notice.tsx";

const meta = { component: Notice } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = { args: { children: "Your text was cleared. You can still bring it back." } };

export const Problem: Story = {
  args: { kind: "problem", children: "There is no text to rewrite yet. Your settings are kept. Paste some text or open a file, then press Humanize." },
};

export const NoteWithAction: Story = {
  args: { children: "Your text or settings have changed since this result.", actions: <Button>Humanize</Button> },
};

export const ProblemWithAction: Story = {
  args: {
    kind: "problem",
    children: "The engine could not be loaded, so nothing was rewritten. Your text is still in the box. Check your connection, then try again.",
    actions: <Button>Try again</Button>,
  },
};

export const LongWord: Story = {
  args: {
    kind: "problem",
    children: "“final_version_of_the_essay_corrected_twice_and_now_really_the_last_one.docx” is damaged or cut off, so it was not opened.",
    actions: <Button>Open another file</Button>,
  },
};
