import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./Button.tsx";

const meta = { component: Button, args: { children: "Humanize" } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { look: "primary" } };
export const Outline: Story = { args: { look: "outline" } };
export const Quiet: Story = { args: { look: "quiet" } };
export const Large: Story = { args: { look: "primary", size: "large" } };
export const Disabled: Story = { args: { look: "primary", disabled: true } };
export const LongText: Story = { args: { look: "primary", children: "Humanize the first 2,000 words of this very long text, and leave what follows as it is" } };
