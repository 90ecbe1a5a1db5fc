import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Choice } from "./Choice.tsx";

const strength = {
  label: "Strength",
  options: { light: "Light", standard: "Standard", strong: "Strong" },
  hints: { light: "Only the clearest marks", standard: "A moderate number of edits", strong: "As much as can be changed safely" },
};

const tone = {
  label: "Tone",
  options: { standard: "Standard", casual: "Casual", business: "Business", academic: "Academic", formal: "Formal" },
  hints: {
    standard: "Plain and even, for most texts",
    casual: "Relaxed, with contractions",
    business: "Direct and polite, for work",
    academic: "Measured, for papers and theses",
    formal: "Reserved, without contractions",
  },
};

const longWords = {
  label: "Überarbeitungsstärke",
  options: { light: "Zurückhaltend", standard: "Durchschnittlich", strong: "Weitestgehend" },
  hints: { light: "Nur die deutlichsten Spuren", standard: "Eine mäßige Zahl von Änderungen", strong: "So viel, wie sich ohne Schaden für den Inhalt ändern lässt" },
};

const meta = {
  component: Choice<string>,
  args: { ...strength, name: "story", order: Object.keys(strength.options), value: "standard", onChange: () => {} },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Choice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Choice<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Five: Story = { args: { ...tone, order: Object.keys(tone.options), value: "business" } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole("radio", { name: "Standard" }).focus() };
export const LongWords: Story = { args: { ...longWords, value: "strong" } };
