import { translationsFor } from "@prosewell/i18n/server";
import { forPeople, legalLinks, type LegalPath } from "@prosewell/site-config";
import { LegalProse } from "@prosewell/ui";
import type { Metadata } from "next";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { environment, site } from "../site.ts";

const documents = {
  "/legal/terms-of-use": "termsOfUse",
  "/legal/privacy-policy": "privacyPolicy",
  "/legal/cookies-settings": "cookiesSettings",
} as const satisfies Record<LegalPath, string>;

/** What a legal text may name. */
const facts = {
  siteName: site.siteName,
  domain: site.domain,
  supportEmail: site.supportEmail,
  ...site.legal,
  wordsPerRun: forPeople(environment.limits.wordsPerRun),
};

/** The page and the metadata of the legal document at this path. */
export function legalPage(path: LegalPath) {
  const key = documents[path];
  const title = legalLinks.find(({ href }) => href === path)?.label ?? site.siteName;

  const generateMetadata = async (): Promise<Metadata> => {
    const { t } = await translationsFor(path);
    return pageMetadata(site, { path, title: `${title} | ${site.siteName}`, description: t(`legal:${key}.description`, facts) });
  };

  async function Page() {
    const { t } = await translationsFor(path);
    return <LegalProse title={title} lastUpdated={t("legal:updated", facts)} sections={t(`legal:${key}.sections`, { ...facts, returnObjects: true })} />;
  }

  return { Page, generateMetadata };
}
