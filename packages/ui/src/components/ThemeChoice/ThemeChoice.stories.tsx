import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ThemeChoice } from "./ThemeChoice.tsx";

const meta = {
  component: ThemeChoice,
  args: { label: "Colours", options: { system: "As the device", light: "Light", dark: "Dark" }, value: "system", onChange: () => {} },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <ThemeChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ThemeChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const System: Story = {};
export const Light: Story = { args: { value: "light" } };
export const Dark: Story = { args: { value: "dark" } };
