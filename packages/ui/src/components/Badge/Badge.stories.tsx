import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = { component: Badge, args: { children: "English only" } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Pencil: Story = { args: { kind: "pencil", children: "12 edits" } };
export const Stamp: Story = { args: { kind: "stamp", children: "Checked" } };
export const LongText: Story = { args: { children: "Rechtsschutzversicherungsgesellschaftenverzeichnisaktualisierung" } };
