import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  component: Tooltip,
  args: { text: "Counted as the reader would: by what stands between spaces.", children: <Button>834 words</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens it as a key would. */
const open: Story["render"] = function Opened({ text }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Tooltip text={text}>
      <Button ref={button}>834 words</Button>
    </Tooltip>
  );
};

export const Closed: Story = {};
export const Open: Story = { render: open };
export const LongText: Story = {
  args: { text: "Rechtsschutzversicherungsgesellschaftenverzeichnisaktualisierung: so lang kann ein einziges Wort sein, und es muss doch hineinpassen." },
  render: open,
};
