import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = { component: ProgressBar, args: { label: "Editing your text", share: null } } satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const Begun: Story = { args: { share: 0 } };
export const Half: Story = { args: { share: 0.5 } };
export const Done: Story = { args: { share: 1 } };
