import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScoreRange } from "./ScoreRange.tsx";

const meta = {
  component: ScoreRange,
  args: {
    label: "How likely a machine wrote it",
    figure: "20 to 45 of 100",
    sentence: "More likely written by a person. Of texts with these marks, between 20 and 45 in 100 were generated.",
    ends: { low: "by a person", high: "by a machine" },
    score: { low: 0.2, high: 0.45, estimate: 0.31 },
  },
} satisfies Meta<typeof ScoreRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Range: Story = {};
export const Wide: Story = { args: { figure: "12 to 88 of 100", sentence: "It could be either: the text is short, and its marks disagree.", score: { low: 0.12, high: 0.88, estimate: 0.52 } } };
export const AtTheEdge: Story = { args: { figure: "Above 99 of 100", sentence: "Very likely generated.", score: { low: 0.998, high: 1, estimate: 1 } } };
export const CannotTell: Story = {
  args: { figure: "Not enough text to tell", sentence: "From fewer than 80 words no one can say who wrote them. Add some, and try again.", score: null },
};
export const LongText: Story = {
  args: {
    label: "Urheberschaftswahrscheinlichkeitseinschätzung",
    figure: "Zwanzig bis fünfundvierzig von hundert",
    sentence: "Rechtsschutzversicherungsgesellschaftenverzeichnisse dieser Art stammen eher von Menschen.",
    ends: { low: "von einem Menschen geschrieben", high: "maschinengeneriert, wahrscheinlichkeitshalber" },
  },
};
