import type { Meta, StoryObj } from "@storybook/react-vite";
import { shelfMessages } from "../testing/shelf.tsx";
import { Samples } from "./Samples.tsx";

const { samples } = shelfMessages;

const meta = { component: Samples, args: { open: true, messages: samples, onChoose: () => undefined, onClose: () => undefined } } satisfies Meta<typeof Samples>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

const long = { id: "long", genre: "Kraftfahrzeughaftpflichtversicherungsbedingungen", title: "Rechtsschutzversicherungsgesellschaften_und_ihre_Bedingungen", text: "One." };
export const LongWords: Story = { args: { messages: { ...samples, list: [...samples.list, long] } } };
