import { translationsFor } from "@prosewell/i18n/server";
import { LegalProse } from "@prosewell/ui";
import type { Metadata } from "next";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { environment, site } from "../site.ts";

const documents = {
  "terms-of-use": "termsOfUse",
  "privacy-policy": "privacyPolicy",
  "cookies-settings": "cookiesSettings",
} as const;

/** What a legal text may name. */
const facts = {
  siteName: site.siteName,
  domain: site.domain,
  supportEmail: site.supportEmail,
  ...site.legal,
  wordsPerRun: environment.limits.wordsPerRun.toLocaleString("en"),
};

/** The page and the metadata of one legal document, for the route of the same name. */
export function legalPage(name: keyof typeof documents) {
  const path = `/legal/${name}`;
  const key = documents[name];

  const generateMetadata = async (): Promise<Metadata> => {
    const { t } = await translationsFor(path);
    const title = `${t(`legal:${key}.title`)} | ${site.siteName}`;
    return pageMetadata(site, { path, title, description: t(`legal:${key}.description`, facts) });
  };

  async function Page() {
    const { t } = await translationsFor(path);
    return (
      <LegalProse
        title={t(`legal:${key}.title`)}
        lastUpdated={t("legal:updated", facts)}
        sections={t(`legal:${key}.sections`, { ...facts, returnObjects: true })}
      />
    );
  }

  return { Page, generateMetadata };
}
