import { Benefits, CallToAction, Faq, Hero, HowTo } from "@prosewell/ui";
import type { Metadata } from "next";
import { JsonLd } from "../metadata/JsonLd.tsx";
import { faqPage, webApplication } from "../metadata/json-ld.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { site } from "../site.ts";
import { Tool } from "../workspace/Tool.tsx";

export const generateMetadata = (): Metadata => pageMetadata(site, { path: "/", ...site.metaTags });

/** The sections in R's order; the footer, the sixth, is the frame's. */
export function Home() {
  const { hero, howTo, benefits, cta, faq } = site.content;
  return (
    <>
      <JsonLd data={webApplication(site)} />
      <JsonLd data={faqPage(site)} />
      <Hero {...hero}>
        <Tool />
      </Hero>
      <HowTo {...howTo} />
      <Benefits {...benefits} />
      <CallToAction {...cta} />
      <Faq {...faq} />
    </>
  );
}
