import type { Site } from "@prosewell/site-config";
import { imagePath } from "../images/images.ts";

/** What search engines read of the home page (R6). */
export function structuredData({ siteUrl, siteName, metaTags, content }: Pick<Site, "siteUrl" | "siteName" | "metaTags" | "content">) {
  const url = `${siteUrl}/`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebApplication",
        "@id": `${url}#application`,
        url,
        name: siteName,
        description: metaTags.description,
        image: siteUrl + imagePath("social.png"),
        applicationCategory: "UtilitiesApplication",
        operatingSystem: "Any",
        browserRequirements: "Requires JavaScript.",
        inLanguage: "en",
        isAccessibleForFree: true,
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
      },
      {
        "@type": "FAQPage",
        "@id": `${url}#faq`,
        mainEntity: content.faq.items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}

/** JSON that no text in it can close early, for the inside of a script element. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
