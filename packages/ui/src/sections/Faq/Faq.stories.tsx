import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenSite } from "../../testing/chosen-site.ts";
import { Faq } from "./Faq.tsx";

export default { component: Faq, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

export const OnTheSite: Story = { render: (_, context) => <Faq {...chosenSite(context).content.faq} /> };

export const OneOpen: Story = { ...OnTheSite, play: ({ canvasElement }) => canvasElement.querySelector("summary")?.click() };
