import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "./Button.tsx";

const meta = { component: Button, args: { children: "Humanize" } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { look: "primary" } };
export const Outline: Story = { args: { look: "outline" } };
export const Quiet: Story = { args: { look: "quiet" } };
export const Small: Story = { args: { look: "quiet", size: "small" } };
export const Large: Story = { args: { look: "primary", size: "large" } };
export const Disabled: Story = { args: { look: "primary", disabled: true } };
/** Still in the tab order, as while a run is under way. */
export const Resting: Story = { args: { look: "primary", "aria-disabled": true } };
export const Focused: Story = { args: { look: "primary" }, play: ({ canvas }) => canvas.getByRole("button").focus() };
export const LongText: Story = { args: { look: "primary", children: "Humanize the first 2,000 words of this very long text, and leave what follows as it is" } };

export const Link: Story = {
  render: () => (
    <ButtonLink look="primary" size="large" href="#humanizer">
      Get started free
    </ButtonLink>
  ),
};
