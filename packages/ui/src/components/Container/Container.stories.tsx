import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../Notice/Notice.tsx";
import { Container } from "./Container.tsx";

const meta = { component: Container, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { children: <Notice>The page's column, with its gutters on both sides.</Notice> } };
