import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkList } from "./LinkList.tsx";

const meta = {
  component: LinkList,
  args: { label: "Tools", links: [{ label: "AI humanizer", href: "#humanizer" }, { label: "AI detector", href: "#detector" }, { label: "How it was measured", href: "#methods" }] },
} satisfies Meta<typeof LinkList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const LongWords: Story = { args: { links: [{ label: "Datenschutzgrundverordnungsbestimmungen", href: "#one" }, { label: "Nutzungsbedingungen", href: "#two" }] } };
