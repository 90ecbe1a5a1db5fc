import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { ProofMark } from "../ProofMark/ProofMark.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: {
    drawing: <ProofMark icon="refine" />,
    title: "No passages yet",
    text: "Paste a text above, or take one of ours, and what the detector finds will stand here sentence by sentence.",
    actions: <Button>Take a passage of ours</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WordsOnly: Story = { render: ({ title, text }) => <EmptyState title={title} text={text} /> };
export const LongText: Story = {
  args: {
    title: "Rechtsschutzversicherungsgesellschaften und Kraftfahrzeughaftpflichtversicherungsunternehmen",
    actions: (
      <>
        <Button look="primary">Einverständniserklärungsverwaltung öffnen</Button>
        <Button>Zurück</Button>
      </>
    ),
  },
};
