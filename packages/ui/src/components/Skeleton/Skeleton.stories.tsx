import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const Page: Story = { args: { lines: 12 } };
