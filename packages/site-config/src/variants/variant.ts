import type { BenefitIcon, Site } from "../types.ts";

/** What copy may mention and must never spell out itself. */
export interface Facts {
  readonly siteName: string;
  /** Written for people: `2,000`. */
  readonly wordsPerRun: string;
  readonly wordsPerDay: string;
}

interface Titled {
  readonly title: string;
  readonly description: string;
}

interface Answered {
  readonly question: string;
  readonly answer: string;
}

interface Headed {
  readonly title: string;
  readonly subtitle: string;
}

/** The words of one variant, and nothing that the variants share. */
export interface Copy {
  /** The home page's title without the site's name, and its description. */
  readonly metaTags: Titled;
  readonly hero: Headed;
  readonly howTo: Headed & { readonly steps: readonly [Titled, Titled, Titled] };
  readonly benefits: Headed & { readonly items: Readonly<Record<BenefitIcon, Titled>> };
  readonly cta: Titled & { readonly buttonLabel: string };
  readonly faq: Headed & { readonly items: readonly [Answered, Answered, Answered, Answered, Answered] };
  readonly footer: { readonly tagline: string };
}

/** All in which one variant may differ from another (P3). */
export interface Variant {
  readonly variant: Site["variant"];
  readonly siteUrl: `https://${string}`;
  /** Follows the product's name. */
  readonly nameSuffix: "" | ` ${string}`;
  /** The part of the support address before the at sign. */
  readonly supportMailbox: string;
  readonly copy: (facts: Facts) => Copy;
}
