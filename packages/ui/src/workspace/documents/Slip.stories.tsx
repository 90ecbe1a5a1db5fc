import type { Meta, StoryObj } from "@storybook/react-vite";
import { Slip } from "./Slip.tsx";

export default { component: Slip } satisfies Meta<typeof Slip>;

type Story = StoryObj<typeof Slip>;

const ofAFile = { name: "essay.docx", words: "It comes back as the same file, with only the edited words changed.", closing: "Let go of the file", onAction: () => {} };

export const OfAFile: Story = { args: ofAFile };
export const LongName: Story = { args: { ...ofAFile, name: "final_version_of_the_essay_corrected_twice_and_now_really_the_last_one.docx" } };
export const Reading: Story = { args: { words: "Reading “essay.docx” on this device", isBusy: true, action: "Cancel", onAction: () => {} } };
