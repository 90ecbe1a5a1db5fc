import { measured } from "@prosewell/detector/measured";
import { type Translate, translationsFor } from "@prosewell/i18n/server";
import { type ArticleSection, ArticlePage } from "@prosewell/ui";
import type { Metadata } from "next";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { site } from "../site.ts";
import { percent } from "./percent.ts";

const path = "/methods";
const sections = ["what", "learned", "accused", "missed", "use", "students"] as const;

const whole = (count: number) => count.toLocaleString("en");

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await translationsFor(path);
  return pageMetadata(site, { path, title: `${t("ai_content_detector:methods.title")} | ${site.siteName}`, description: t("ai_content_detector:methods.description") });
}

/** What the detector is worth, as it was measured when its weights were made. */
export async function Page() {
  const { t } = await translationsFor(path);
  return <ArticlePage title={t("ai_content_detector:methods.title")} note={t("ai_content_detector:methods.note")} sections={sections.map((name) => section(t, name))} />;
}

function section(t: Translate, name: (typeof sections)[number]): ArticleSection {
  const { learned, added, generated, caught } = measured;
  const numbers = { human: learned.human, generated: name === "learned" ? learned.generated : generated, added: added.generated, share: percent(caught / generated) };
  const { heading, paragraphs } = t(`ai_content_detector:methods.${name}`, { ...numbers, returnObjects: true });
  return { heading, paragraphs, ...(name === "accused" && { figures: [accusations(t)] }) };
}

function accusations(t: Translate) {
  const { caption, header } = t("ai_content_detector:methods.accused.table", { returnObjects: true });
  return {
    caption,
    header: [header.group, header.passages, header.accused, header.share, header.upper],
    rows: measured.accusations.map(({ group, passages, accused, upper }) => [group, whole(passages), whole(accused), percent(accused / passages), percent(upper)] as const),
  };
}
