import type { Site } from "@prosewell/site-config";
import { imagePath } from "../images/images.ts";
import { canonical } from "./page-metadata.ts";

type Facts = Pick<Site, "siteUrl" | "siteName" | "metaTags" | "content">;

const context = "https://schema.org";

/** What the site is, for search engines (R6). */
export const webApplication = (site: Facts) => toolApplication(site, { path: "/", name: site.siteName, description: site.metaTags.description });

interface Tool {
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

/** What one of its pages is, where that is a tool by itself. */
export const toolApplication = ({ siteUrl }: Pick<Facts, "siteUrl">, { path, name, description }: Tool) => ({
  "@context": context,
  "@type": "WebApplication",
  url: canonical(siteUrl, path),
  name,
  description,
  image: siteUrl + imagePath("social.png"),
  applicationCategory: "UtilitiesApplication",
  operatingSystem: "Any",
  browserRequirements: "Requires JavaScript.",
  inLanguage: "en",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
});

/** The questions and answers that the page shows. */
export const faqPage = ({ content }: Facts) => questions(content.faq.items);

/** Questions and answers that a page shows. */
export const questions = (items: readonly { readonly question: string; readonly answer: string }[]) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** JSON that no text in it can close early, for the inside of a script element. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
