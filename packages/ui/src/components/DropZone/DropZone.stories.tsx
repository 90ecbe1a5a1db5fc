import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { DropZone } from "./DropZone.tsx";

const meta = {
  component: DropZone,
  args: {
    messages: { choose: "Choose a file", drop: "or drop it here", over: "Let go to open it", hint: "Takes .docx, .odt, .pdf, .txt and .md, up to 10 MB. It stays on your device." },
    accept: ".docx,.odt,.pdf,.txt,.md",
    onFiles: () => {},
  },
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Over: Story = {
  render: function Held(args) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([], "essay.txt"));
      frame.current?.firstElementChild?.dispatchEvent(new DragEvent("dragover", { bubbles: true, dataTransfer }));
    }, []);
    return (
      <div ref={frame}>
        <DropZone {...args} />
      </div>
    );
  },
};
export const Busy: Story = { args: { busy: "Reading essay.docx …" } };
export const Problem: Story = { args: { problem: "notes.pages is of a kind that cannot be read here. Save it as .docx or .txt and choose it again." } };
export const LongText: Story = {
  args: {
    messages: {
      choose: "Dateiauswahlmöglichkeiten öffnen",
      drop: "oder hier ablegen, wo sonst der Text steht",
      over: "Loslassen",
      hint: "Textverarbeitungsdokumentformatzusammenstellungen werden gelesen, wenn sie nicht größer als 10 MB sind.",
    },
    problem: "Rechtsschutzversicherungsgesellschaftenverzeichnisaktualisierung-Entwurf-3.pages kann hier nicht gelesen werden.",
  },
};
