import { measured } from "@prosewell/detector/measured";
import { translationsFor } from "@prosewell/i18n/server";
import { ButtonLink, Explainer, Faq, Hero } from "@prosewell/ui";
import type { Metadata } from "next";
import { JsonLd } from "../metadata/JsonLd.tsx";
import { questions, toolApplication } from "../metadata/json-ld.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { site } from "../site.ts";
import { amounts } from "../workspace/amounts.ts";
import { DetectorTool } from "../workspace/DetectorTool.tsx";
import { percent } from "./percent.ts";

const path = "/ai-detector";

const accused = measured.accusations.map((group) => group.accused / group.passages);

/** What was measured, as the text names it; the whole of it stands at /methods. */
const figures = {
  generated: measured.generated,
  share: percent(measured.caught / measured.generated),
  least: percent(Math.min(...accused)),
  most: percent(Math.max(...accused)),
  upper: percent(Math.max(...measured.accusations.map(({ upper }) => upper))),
};

const words = async () => (await translationsFor(path)).t("ai_content_detector:page", { ...amounts, ...figures, returnObjects: true });

export async function generateMetadata(): Promise<Metadata> {
  const { metaTitle, metaDescription } = await words();
  return pageMetadata(site, { path, title: `${metaTitle} | ${site.siteName}`, description: metaDescription });
}

/** The detector by itself, how to read it, and how often it is wrong. */
export async function Page() {
  const { title, subtitle, metaDescription, reading, wrong, use, faq } = await words();
  return (
    <>
      <JsonLd data={toolApplication(site, { path, name: title, description: metaDescription })} />
      <JsonLd data={questions(faq.items)} />
      <Hero title={title} subtitle={subtitle}>
        <DetectorTool />
      </Hero>
      <Explainer {...reading} />
      <Explainer {...wrong}>
        <p>
          <ButtonLink href="/methods">{wrong.more}</ButtonLink>
        </p>
      </Explainer>
      <Explainer {...use} />
      <Faq {...faq} />
    </>
  );
}
