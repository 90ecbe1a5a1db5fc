import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Switch } from "./Switch.tsx";

const meta = {
  component: Switch,
  args: { label: "Show changes", checked: false, onChange: () => {} },
  render: function Kept(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Described: Story = { args: { checked: true, description: "Every edit is marked in the text, with its reason in the margin." } };
export const DisabledOff: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { checked: true, disabled: true } };
export const LongText: Story = {
  args: {
    label: "Rechtsschutzversicherungsgesellschaften und Kraftfahrzeughaftpflichtversicherungsunternehmen",
    description: "Einverständniserklärungsverwaltungsmöglichkeiten stehen auf der Seite der Cookie-Einstellungen und lassen sich dort jederzeit ändern.",
  },
};
