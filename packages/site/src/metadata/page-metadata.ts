import type { Site } from "@prosewell/site-config";
import type { Metadata } from "next";
import { imagePath, images } from "../images/images.ts";

export interface PageFacts {
  /** From the root, with its leading slash. */
  readonly path: string;
  /** As the browser shows it, with the site's name. */
  readonly title: string;
  readonly description: string;
}

type Facts = Pick<Site, "siteUrl" | "siteName">;

/** Site URL and path, without query or fragment (R3). */
export const canonical = (siteUrl: string, path: string): string => siteUrl + new URL(path, siteUrl).pathname;

/**
 * Title, canonical address and social card of a page (R3, R5). Addresses are whole, because social
 * sites resolve none, and no `metadataBase` is set: with it Next drops the home page's slash.
 */
export function pageMetadata(site: Facts, { path, title, description }: PageFacts): Metadata {
  const url = canonical(site.siteUrl, path);
  return { title, description, alternates: { canonical: url }, ...socialCard(site, { url, title, description }) };
}

interface Card {
  /** Left out where the address is not known when the page is built. */
  readonly url?: string;
  readonly title: string;
  readonly description: string;
}

/** The `og:` and `twitter:` tags (R5). */
export function socialCard({ siteUrl, siteName }: Facts, { url, title, description }: Card): Metadata {
  const image = { url: siteUrl + imagePath("social.png"), alt: siteName, ...images["social.png"] };
  return {
    openGraph: { type: "website", siteName, locale: "en_US", ...(url && { url }), title, description, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
    // Next has no field for it.
    ...(url && { other: { "twitter:url": url } }),
  };
}
