import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: "Start over with this file?",
    closeLabel: "Close",
    children: "The text in the box gives way to the file’s. You can undo it until the page is left.",
    actions: (
      <>
        <Button look="primary">Open the file</Button>
        <Button>Keep the text</Button>
      </>
    ),
    onClose: () => {},
  },
  render: function Kept(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open a file</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const WithoutActions: Story = { args: { title: "What the stamp means", children: "Numbers, names, quotations and links were compared, before and after.", actions: undefined } };
export const WithFloatingParts: Story = {
  args: {
    title: "Which file?",
    children: (
      <Popover label="Files that can be read" trigger={<Button>What can be read?</Button>}>
        Text and Markdown, up to 2 MB.
      </Popover>
    ),
    actions: (
      <Tooltip text="You can undo it until the page is left.">
        <Button look="primary">Open the file</Button>
      </Tooltip>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: "Rechtsschutzversicherungsgesellschaftenverzeichnisaktualisierung wirklich überschreiben?",
    children: Array.from({ length: 24 }, (_, at) => <p key={at}>Der Text im Feld weicht dem der Datei. Das lässt sich rückgängig machen, bis die Seite verlassen wird.</p>),
    actions: (
      <>
        <Button look="primary">Einverständniserklärungsverwaltung öffnen</Button>
        <Button>Text behalten</Button>
      </>
    ),
  },
};
