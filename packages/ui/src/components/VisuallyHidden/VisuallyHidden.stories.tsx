import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeWhatIsSeen: Story = {
  args: { children: "Taken out: " },
  decorators: [
    (Story) => (
      <p>
        <Story />
        <del>Moreover,</del>
      </p>
    ),
  ],
};
