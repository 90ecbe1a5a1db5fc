import type { Meta, StoryObj } from "@storybook/react-vite";
import { UpdateOffer } from "./UpdateOffer.tsx";

const meta = {
  component: UpdateOffer,
  parameters: { layout: "fullscreen" },
  args: {
    messages: { text: "A newer version of this site is ready. Your draft stays in its box.", update: "Update now", later: "Later" },
    onUpdate: () => {},
    onLater: () => {},
  },
} satisfies Meta<typeof UpdateOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const LongWords: Story = {
  args: {
    messages: {
      text: "Eine neuere Version dieser Website steht bereit. Ihr Entwurf bleibt in seinem Textfeld, und nichts, was Sie geschrieben haben, geht verloren.",
      update: "Aktualisierung jetzt durchführen",
      later: "Zu einem späteren Zeitpunkt",
    },
  },
};
