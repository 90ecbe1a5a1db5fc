import type { Site } from "@prosewell/site-config";
import { imagePath } from "../images/images.ts";
import { canonical } from "./page-metadata.ts";

type Facts = Pick<Site, "siteUrl" | "siteName" | "metaTags" | "content">;

const context = "https://schema.org";

/** What the site is, for search engines (R6). */
export const webApplication = ({ siteUrl, siteName, metaTags }: Facts) => ({
  "@context": context,
  "@type": "WebApplication",
  url: canonical(siteUrl, "/"),
  name: siteName,
  description: metaTags.description,
  image: siteUrl + imagePath("social.png"),
  applicationCategory: "UtilitiesApplication",
  operatingSystem: "Any",
  browserRequirements: "Requires JavaScript.",
  inLanguage: "en",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
});

/** The questions and answers that the page shows. */
export const faqPage = ({ content }: Facts) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: content.faq.items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** JSON that no text in it can close early, for the inside of a script element. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
