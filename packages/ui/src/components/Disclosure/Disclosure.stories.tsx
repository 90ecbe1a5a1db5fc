import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  component: Disclosure,
  args: {
    title: "Where does my text go?",
    children: <p>It stays on your device. The rewriting runs in your browser, so the text is not sent to a server.</p>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: NonNullable<Story["play"]> = ({ canvas, args }) => canvas.getByText(args.title).click();

export const Closed: Story = {};
export const Open: Story = { play: press };
export const Focused: Story = { play: ({ canvas, args }) => canvas.getByText(args.title).focus() };

export const LongText: Story = {
  args: {
    title: "What becomes of a text that is longer than a single run takes, and of one that is written in several languages at once?",
    children: (
      <>
        <p>The part that fits is rewritten, and what follows it is carried over exactly as it was. A note over the result says how many words each part has.</p>
        <p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and https://prosewell.example/a/very/long/address/that/does/not/break stay whole where they can.</p>
      </>
    ),
  },
  play: press,
};
