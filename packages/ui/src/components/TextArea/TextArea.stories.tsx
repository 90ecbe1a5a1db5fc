import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./TextArea.tsx";

const text = "Moreover, the committee met on 3 May 2021 and resolved to utilize the remaining funds. Its members, however, could not agree on a date.";

const meta = {
  component: TextArea,
  args: { "aria-label": "Your text", placeholder: "Paste your AI-generated text here or upload a file" },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: text } };
export const Focused: Story = { args: { defaultValue: text }, play: ({ canvas }) => canvas.getByRole("textbox").focus() };
export const Disabled: Story = { args: { defaultValue: text, disabled: true } };
export const Long: Story = { args: { defaultValue: Array.from({ length: 6 }, () => text).join("\n\n") } };
export const LongWord: Story = { args: { defaultValue: "https://prosewell.example/a/very/long/address/that/does/not/break/anywhere/by/itself/and-goes-on-and-on-and-on" } };
export const RightToLeft: Story = { args: { defaultValue: "اجتمعت اللجنة في الثالث من مايو وقررت استخدام ما بقي من المال." } };
