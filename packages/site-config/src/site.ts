import type { Environment } from "./environment.ts";
import { forPeople } from "./for-people.ts";
import { legalLinks } from "./routes.ts";
import type { BenefitIcon, Site, SiteContent } from "./types.ts";
import type { Copy, Variant } from "./variants/variant.ts";

/** What both sites are called before their own additions. */
export const productName = "Prosewell";
const legal = { lastUpdated: "01.04.2025", companyName: "Plain Margin Software Ltd", copyrightYear: 2025 } as const;
const toolPlaceholder = "Paste your AI-generated text here or upload a file";
const benefitOrder = ["bolt", "structure", "workflow", "marks", "confidence", "refine"] as const satisfies readonly BenefitIcon[];

/** Which site a variant is, as far as its address and name tell. */
export type SiteIdentity = Pick<Site, "variant" | "domain" | "siteUrl" | "siteName" | "supportEmail">;

export function identify({ variant, siteUrl, nameSuffix, supportMailbox }: Variant): SiteIdentity {
  const domain = new URL(siteUrl).host;
  return { variant, siteUrl, domain, siteName: `${productName}${nameSuffix}`, supportEmail: `${supportMailbox}@${domain}` };
}

/** Fills a variant in: what all variants share, and what the environment decides. */
export function buildSite(variant: Variant, { analytics, limits, serverLimits }: Pick<Environment, "analytics" | "limits" | "serverLimits">): Site {
  const identity = identify(variant);
  const { siteName } = identity;
  const copy = variant.copy({ siteName, wordsPerRun: forPeople(limits.wordsPerRun), wordsPerDay: forPeople(serverLimits.wordsPerDay) });
  return {
    ...identity,
    analytics,
    metaTags: { title: `${copy.metaTags.title} | ${siteName}`, description: copy.metaTags.description },
    googleClientId: "",
    legal,
    content: toContent(copy),
  };
}

const toContent = ({ hero, howTo, benefits, cta, faq, footer }: Copy): SiteContent => ({
  hero: { ...hero, toolPlaceholder },
  howTo: { ...howTo, steps: howTo.steps.map((step, index) => ({ number: index + 1, ...step })) },
  benefits: { ...benefits, items: benefitOrder.map((icon) => Object.assign({ icon }, benefits.items[icon])) },
  cta,
  faq,
  footer: { ...footer, links: legalLinks, copyright: `© ${legal.copyrightYear} ${legal.companyName}. All rights reserved.` },
});
