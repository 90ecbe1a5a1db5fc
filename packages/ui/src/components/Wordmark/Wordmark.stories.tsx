import type { Meta, StoryObj } from "@storybook/react-vite";
import { chosenSite } from "../../testing/chosen-site.ts";
import { Wordmark } from "./Wordmark.tsx";

export default { component: Wordmark, tags: ["variant"] } satisfies Meta;

type Story = StoryObj;

export const OnTheSite: Story = { render: (_, context) => <Wordmark name={chosenSite(context).siteName} href="#" /> };
