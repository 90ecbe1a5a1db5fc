import type { Meta, StoryObj } from "@storybook/react-vite";
import { shelfMessages } from "../testing/shelf.tsx";
import { Forget } from "./Forget.tsx";

const meta = { component: Forget, args: { open: true, messages: shelfMessages.forget, onConfirm: () => undefined, onBack: () => undefined } } satisfies Meta<typeof Forget>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
