import type { Meta, StoryObj } from "@storybook/react-vite";
import Copy from "lucide-react/icons/copy";
import X from "lucide-react/icons/x";
import { IconButton } from "./IconButton.tsx";

const meta = { component: IconButton, args: { label: "Close", children: <X size={18} aria-hidden /> } } satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Close: Story = {};
export const CopyText: Story = { args: { label: "Copy", children: <Copy size={18} aria-hidden /> } };
export const Disabled: Story = { args: { disabled: true } };
