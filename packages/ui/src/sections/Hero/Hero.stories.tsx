import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../../components/Notice/Notice.tsx";
import { chosenSite } from "../../testing/chosen-site.ts";
import { Hero } from "./Hero.tsx";

export default { component: Hero, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

export const OnTheSite: Story = {
  render: (_, context) => (
    <Hero {...chosenSite(context).content.hero}>
      <Notice>The tool stands here.</Notice>
    </Hero>
  ),
};
