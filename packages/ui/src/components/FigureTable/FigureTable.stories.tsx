import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureTable } from "./FigureTable.tsx";

const meta = {
  component: FigureTable,
  args: {
    caption: "People whose texts were called generated",
    header: ["Kind of writing", "Texts", "Accused", "At most"],
    rows: [
      ["Student essays", "1,012", "0.4 %", "1.0 %"],
      ["News", "382", "0.3 %", "1.5 %"],
    ],
  },
} satisfies Meta<typeof FigureTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Measured: Story = {};
export const Wide: Story = {
  args: { header: ["Zusammengesetzte Bezeichnungen", "Bezeichnungen", "Wahrscheinlichkeitseinschätzungen", "Vertrauensbereichsobergrenzen"] },
};
