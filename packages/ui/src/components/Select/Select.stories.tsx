import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Select } from "./Select.tsx";

const order = ["auto", "en", "de", "pt"] as const;
const options = { auto: "Tell by the text", en: "English", de: "Deutsch", pt: "Português" };

const meta = {
  component: Select<(typeof order)[number]>,
  args: { label: "Language of the text", options, order, value: "auto", onChange: () => {} },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select<(typeof order)[number]>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Problem: Story = { args: { value: "de", problem: "German is not rewritten in full yet. Choose English, or leave the text as it is." } };
export const LongText: Story = {
  args: { value: "de", options: { ...options, de: "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle" } },
};
