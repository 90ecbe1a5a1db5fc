import type { Site } from "@prosewell/site-config";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { ThemeChoice } from "../../components/ThemeChoice/ThemeChoice.tsx";
import { Benefits } from "../../sections/Benefits/Benefits.tsx";
import { CallToAction } from "../../sections/CallToAction/CallToAction.tsx";
import { Faq } from "../../sections/Faq/Faq.tsx";
import { Footer } from "../../sections/Footer/Footer.tsx";
import { Hero } from "../../sections/Hero/Hero.tsx";
import { HowTo } from "../../sections/HowTo/HowTo.tsx";
import { chosenSite } from "../../testing/chosen-site.ts";
import { messages } from "../../workspace/testing/messages.ts";
import { loadShelf } from "../../workspace/testing/shelf.tsx";
import { loadTray } from "../../workspace/testing/tray.tsx";
import { Workspace } from "../../workspace/Workspace.tsx";
import { ErrorPage } from "../ErrorPage/ErrorPage.tsx";
import { PageLayout } from "./PageLayout.tsx";

export default { component: PageLayout, tags: ["variant"], parameters: { layout: "fullscreen" } } satisfies Meta;

type Story = StoryObj;

const page = ({ siteName, content }: Site, children: ReactNode) => (
  <PageLayout
    siteName={siteName}
    homeHref="#"
    skipLabel="Skip to the main content"
    tools={<ThemeChoice label="Colours" options={{ system: "As the device", light: "Light", dark: "Dark" }} value="system" onChange={() => {}} />}
    footer={<Footer {...content.footer} linksLabel="Legal pages" />}
  >
    {children}
  </PageLayout>
);

const short = <ErrorPage title="A short page" text="Its footer lies at the foot of the window." actions={null} />;

export const ShortPage: Story = { render: (_, context) => page(chosenSite(context), short) };

export const SkipLink: Story = {
  render: (_, context) => page(chosenSite(context), short),
  play: ({ canvas }) => canvas.getByRole("link", { name: "Skip to the main content" }).focus(),
};

export const WholePage: Story = {
  render(_, context) {
    const site = chosenSite(context);
    const { hero, howTo, benefits, cta, faq } = site.content;
    return page(
      site,
      <>
        <Hero {...hero}>
          <Workspace messages={messages} placeholder={hero.toolPlaceholder} wordsPerRun={2000} perDay="2,000 words a day, free" fileBytes={2 ** 21} load={() => new Promise(() => undefined)} loadShelf={loadShelf} loadTray={loadTray} />
        </Hero>
        <HowTo {...howTo} />
        <Benefits {...benefits} />
        <CallToAction {...cta} />
        <Faq {...faq} />
      </>,
    );
  },
};
