import type { Meta, StoryObj } from "@storybook/react-vite";
import { Examples } from "./Examples.tsx";

const meta = {
  component: Examples,
  parameters: { layout: "fullscreen" },
  args: {
    title: "What it does to a sentence",
    subtitle: "Made by the engine when this page was built.",
    labels: { before: "Before", after: "After" },
    examples: [
      {
        before: "It is important to note that the survey of 1,204 nurses was not completed in every ward.",
        after: "The survey of 1,204 nurses was not completed in every ward.",
        reasons: ["The sentence says it is worth saying before it says it; go straight to the point."],
      },
      {
        before: "The report delves into the challenges that small farms face.",
        after: "The report looks at the problems that small farms face.",
        reasons: ["A showy verb for a plain act; the everyday word says the same.", "A stock word of reports and essays; a plainer one says the same."],
      },
    ],
  },
} satisfies Meta<typeof Examples>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSentences: Story = {};
export const LongWords: Story = {
  args: { examples: [{ before: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.", after: "Gesellschaft.", reasons: ["Rechtsschutzversicherungsgesellschaften"] }] },
};
