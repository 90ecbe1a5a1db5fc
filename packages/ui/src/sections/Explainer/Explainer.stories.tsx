import type { Meta, StoryObj } from "@storybook/react-vite";
import { Explainer } from "./Explainer.tsx";

const meta = {
  component: Explainer,
  parameters: { layout: "fullscreen" },
  args: {
    title: "What stays as it is",
    subtitle: "The part of a text that must not move.",
    paragraphs: [
      "Numbers, names and quotations are locked before the first edit is made. They are compared with the original afterwards, in both directions.",
      "An edit that would alter one is taken back, alone. The others stay.",
    ],
  },
} satisfies Meta<typeof Explainer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paragraphs: Story = {};
export const WithMore: Story = { args: { children: <p><a href="#methods">How it was measured</a></p> } };
export const LongWords: Story = { args: { title: "Rechtsschutzversicherungsgesellschaften", paragraphs: ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft."] } };
