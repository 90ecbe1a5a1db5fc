import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenSite } from "../../testing/chosen-site.ts";
import { Benefits } from "./Benefits.tsx";

export default { component: Benefits, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

export const OnTheSite: Story = { render: (_, context) => <Benefits {...chosenSite(context).content.benefits} /> };
