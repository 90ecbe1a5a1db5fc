import { type Translate, translationsFor } from "@prosewell/i18n/server";
import { secureCookie } from "@prosewell/quota";
import { legalLinks, type LegalPath } from "@prosewell/site-config";
import { ArticlePage } from "@prosewell/ui";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { site } from "../site.ts";
import { amounts } from "../workspace/amounts.ts";

const documents = {
  "/legal/terms-of-use": "termsOfUse",
  "/legal/privacy-policy": "privacyPolicy",
  "/legal/cookies-settings": "cookiesSettings",
} as const satisfies Record<LegalPath, string>;

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The service without which it would not be true, or whether there is any. */
  readonly when?: string;
}

const services = new Set<string>(Object.keys(site.analytics));

/** The sections that are true of this site, with the services that it has been given keys for. */
const trueHere = (sections: readonly Section[]) =>
  sections.filter(({ when }) => when === undefined || when === (services.size > 0 ? "tracked" : "untracked") || services.has(when));

/** What a legal text may name. */
const facts = {
  siteName: site.siteName,
  domain: site.domain,
  supportEmail: site.supportEmail,
  ...site.legal,
  ...amounts,
  cookieName: secureCookie,
};

/** The page and the metadata of the legal document at this path; `controls` stand under its text. */
export function legalPage(path: LegalPath, controls?: (t: Translate) => ReactNode) {
  const key = documents[path];
  const title = legalLinks.find(({ href }) => href === path)?.label ?? site.siteName;

  const generateMetadata = async (): Promise<Metadata> => {
    const { t } = await translationsFor(path);
    return pageMetadata(site, { path, title: `${title} | ${site.siteName}`, description: t(`legal:${key}.description`, facts) });
  };

  async function Page() {
    const { t } = await translationsFor(path);
    const sections = trueHere(t(`legal:${key}.sections`, { ...facts, returnObjects: true }));
    return (
      <ArticlePage title={title} note={t("legal:updated", facts)} sections={sections}>
        {controls?.(t)}
      </ArticlePage>
    );
  }

  return { Page, generateMetadata };
}
