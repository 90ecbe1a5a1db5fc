import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenSite } from "../../testing/chosen-site.ts";
import { Footer } from "./Footer.tsx";

export default { component: Footer, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

export const WithOtherPages: Story = {
  render: (_, context) => (
    <Footer {...chosenSite(context).content.footer} linksLabel="Legal pages" more={{ label: "Tools", links: [{ label: "AI humanizer", href: "#humanizer" }, { label: "AI detector", href: "#detector" }] }} />
  ),
};
export const OnTheSite: Story = { render: (_, context) => <Footer {...chosenSite(context).content.footer} linksLabel="Legal pages" /> };
