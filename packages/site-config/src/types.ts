/** The icons that a benefit may show; the interface maps each to a drawing. */
export type BenefitIcon = "bolt" | "structure" | "workflow" | "marks" | "confidence" | "refine";

/** The copy that differs between the variants (C2), section by section. */
export interface SiteContent {
  readonly hero: { readonly title: string; readonly subtitle: string; readonly toolPlaceholder: string };
  readonly howTo: {
    readonly title: string;
    readonly subtitle: string;
    readonly steps: readonly { readonly number: number; readonly title: string; readonly description: string }[];
  };
  readonly benefits: {
    readonly title: string;
    readonly subtitle: string;
    readonly items: readonly { readonly icon: BenefitIcon; readonly title: string; readonly description: string }[];
  };
  readonly cta: { readonly title: string; readonly description: string; readonly buttonLabel: string };
  readonly faq: {
    readonly title: string;
    readonly subtitle: string;
    readonly items: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly footer: {
    readonly tagline: string;
    readonly links: readonly { readonly label: string; readonly href: string }[];
    readonly copyright: string;
  };
}

/** One variant of the site (C1–C3). Facts are stored once; domain, titles and addresses derive from them. */
export interface Site {
  readonly variant: "default" | "pro";
  /** Host of `siteUrl`. */
  readonly domain: string;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly siteName: string;
  readonly supportEmail: string;
  /** Keys of the analytics providers, from the environment; a provider without its key is inert. */
  readonly analytics: AnalyticsKeys;
  readonly metaTags: { readonly title: string; readonly description: string };
  /** Empty: sign-in is not offered. */
  readonly googleClientId: string;
  readonly legal: { readonly lastUpdated: string; readonly companyName: string; readonly copyrightYear: number };
  readonly content: SiteContent;
}

export interface AnalyticsKeys {
  readonly amplitude?: string;
  readonly gtag?: string;
  /** The conversion that a purchase counts as; always set together with `gtag`. */
  readonly gtagConversionLabel?: string;
  readonly uet?: string;
  readonly clarity?: string;
}
