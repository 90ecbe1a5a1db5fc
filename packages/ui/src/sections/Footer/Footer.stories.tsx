import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenSite } from "../../testing/chosen-site.ts";
import { Footer } from "./Footer.tsx";

export default { component: Footer, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

export const OnTheSite: Story = { render: (_, context) => <Footer {...chosenSite(context).content.footer} linksLabel="Legal pages" /> };
