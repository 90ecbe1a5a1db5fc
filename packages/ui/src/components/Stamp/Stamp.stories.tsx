import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stamp } from "./Stamp.tsx";

const meta = { component: Stamp } satisfies Meta<typeof Stamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Proof: Story = { args: { children: "12 facts checked, all kept" } };
export const LongText: Story = { args: { children: "1,204 numbers, names, quotations, citations and links were checked in this text, and every one of them was kept" } };
