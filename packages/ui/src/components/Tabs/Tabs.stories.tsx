import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Tabs } from "./Tabs.tsx";

const tabs = [
  { value: "edits", label: "Edits", content: <p>Seven edits, each with its reason.</p> },
  { value: "original", label: "Original", content: <p>The text as it came in.</p> },
  { value: "proof", label: "Proof", content: <p>Eighty-one facts were checked, and all were kept.</p> },
];

const meta = {
  component: Tabs,
  args: { label: "Views of the result", tabs, value: "edits", onChange: () => {} },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Last: Story = { args: { value: "proof" } };
export const LongText: Story = {
  args: {
    value: "original",
    tabs: [
      { value: "edits", label: "Änderungsvorschläge", content: <p>Sieben Änderungen.</p> },
      { value: "original", label: "Ursprungsfassung", content: <p>Der Text, wie er hereinkam.</p> },
      { value: "proof", label: "Übereinstimmungsprüfung", content: <p>Alles geprüft.</p> },
      { value: "law", label: "Rechtsschutzversicherungsgesellschaftenverzeichnis", content: <p>Ein langes Wort.</p> },
    ],
  },
};
