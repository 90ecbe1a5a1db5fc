import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  component: Popover,
  args: {
    label: "What the figures mean",
    trigger: <Button>What is this?</Button>,
    children: "Marks of machine writing in 1,000 words, before and after. A fall tells what was changed, and promises nothing of any detector.",
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story["render"] = function Opened(args) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.click(), []);
  return <Popover {...args} trigger={<Button ref={button}>What is this?</Button>} />;
};

export const Closed: Story = {};
export const Open: Story = { render: open };
export const LongText: Story = {
  args: { children: "Rechtsschutzversicherungsgesellschaftenverzeichnisaktualisierung und weitere lange Wörter. ".repeat(14) },
  render: open,
};
