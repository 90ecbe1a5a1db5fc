import { sharedTranslations } from "@prosewell/i18n/server";
import { ButtonLink, ErrorPage } from "@prosewell/ui";
import type { Metadata } from "next";
import { Frame } from "../layouts/frame.tsx";
import { PresentAddress } from "../layouts/live-parts.ts";
import { socialCard } from "../metadata/page-metadata.ts";
import { site } from "../site.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await sharedTranslations();
  const title = `${t("notFound.title")} | ${site.siteName}`;
  const description = t("notFound.description");
  return { title, description, ...socialCard(site, { title, description }) };
}

/** One page serves every unknown path, so its address is added where it is known: in the browser. */
export async function NotFound() {
  const { t } = await sharedTranslations();
  const home = (
    <ButtonLink look="primary" href="/">
      {t("notFound.home")}
    </ButtonLink>
  );
  return (
    <Frame>
      <PresentAddress siteUrl={site.siteUrl} />
      <ErrorPage title={t("notFound.title")} text={`${t("notFound.description")} ${t("notFound.advice")}`} actions={home} />
    </Frame>
  );
}
