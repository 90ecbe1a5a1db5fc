import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorPage } from "../ErrorPage/ErrorPage.tsx";
import { LoadingBar } from "./LoadingBar.tsx";

const meta = {
  component: LoadingBar,
  parameters: { layout: "fullscreen" },
  args: { active: true, label: "Loading the page" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ErrorPage title="The page before" text="It stays in view until the next one is there." actions={null} />
      </>
    ),
  ],
} satisfies Meta<typeof LoadingBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const AtRest: Story = { args: { active: false } };
