import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProofMark } from "./ProofMark.tsx";

const meta = { component: ProofMark } satisfies Meta<typeof ProofMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CloseUp: Story = { args: { icon: "bolt" } };
export const NewParagraph: Story = { args: { icon: "structure" } };
export const RunOn: Story = { args: { icon: "workflow" } };
export const Delete: Story = { args: { icon: "marks" } };
export const Stet: Story = { args: { icon: "confidence" } };
export const Transpose: Story = { args: { icon: "refine" } };
