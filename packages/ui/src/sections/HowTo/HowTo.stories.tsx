import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenSite } from "../../testing/chosen-site.ts";
import { HowTo } from "./HowTo.tsx";

export default { component: HowTo, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

export const OnTheSite: Story = { render: (_, context) => <HowTo {...chosenSite(context).content.howTo} /> };
