import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../Notice/Notice.tsx";
import { Section } from "./Section.tsx";

const meta = {
  component: Section,
  parameters: { layout: "fullscreen" },
  args: { title: "Three steps, start to finish", subtitle: "You stay in charge of every one.", children: <Notice>What the section is about.</Notice> },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HeadingAbove: Story = {};
export const HeadingBeside: Story = { args: { heading: "beside" } };

export const LongWords: Story = {
  args: {
    title: "Rechtsschutzversicherungsgesellschaften und ihre Datenschutzgrundverordnungen",
    subtitle: "Kraftfahrzeughaftpflichtversicherungen werden hier nur genannt, weil ihr Name so lang ist.",
  },
};
