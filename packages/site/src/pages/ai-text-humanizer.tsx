import { createHumanizer } from "@prosewell/humanizer";
import { translationsFor } from "@prosewell/i18n/server";
import { Examples, Explainer, Faq, Hero } from "@prosewell/ui";
import type { Metadata } from "next";
import { JsonLd } from "../metadata/JsonLd.tsx";
import { questions, toolApplication } from "../metadata/json-ld.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { site } from "../site.ts";
import { amounts } from "../workspace/amounts.ts";
import { Tool } from "../workspace/Tool.tsx";
import { exampleTexts } from "./example-texts.ts";

const path = "/ai-text-humanizer";

const words = async () => (await translationsFor(path)).t("ai_text_humanizer:page", { ...amounts, returnObjects: true });

export async function generateMetadata(): Promise<Metadata> {
  const { metaTitle, metaDescription } = await words();
  return pageMetadata(site, { path, title: `${metaTitle} | ${site.siteName}`, description: metaDescription });
}

/** The tool, what it does to a text, and what it leaves alone. */
export async function Page() {
  const { title, subtitle, metaDescription, examples, kept, better, limits, faq } = await words();
  return (
    <>
      <JsonLd data={toolApplication(site, { path, name: title, description: metaDescription })} />
      <JsonLd data={questions(faq.items)} />
      <Hero title={title} subtitle={subtitle}>
        <Tool />
      </Hero>
      <Examples {...examples} examples={await rewritten()} />
      <Explainer {...kept} />
      <Explainer {...better} />
      <Explainer {...limits} />
      <Faq {...faq} />
    </>
  );
}

/** What the engine makes of the examples, as it is built into this site. */
async function rewritten() {
  const { humanize } = await createHumanizer();
  return exampleTexts.map((before) => {
    const { text, edits } = humanize({ text: before });
    return { before, after: text, reasons: [...new Set(edits.map(({ reason }) => reason))] };
  });
}
