import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenSite } from "../../testing/chosen-site.ts";
import { CallToAction } from "./CallToAction.tsx";

export default { component: CallToAction, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

export const OnTheSite: Story = { render: (_, context) => <CallToAction {...chosenSite(context).content.cta} /> };
