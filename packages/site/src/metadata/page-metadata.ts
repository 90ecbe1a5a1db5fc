import type { Site } from "@prosewell/site-config";
import type { Metadata } from "next";
import { images } from "../images/images.ts";

export interface PageFacts {
  /** From the root, with its leading slash; the query is no part of a page's name (R3). */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

type Facts = Pick<Site, "siteUrl" | "siteName">;

/** Canonical address and social card of a page (R3, R5). Addresses are whole: social sites resolve none. */
export function pageMetadata({ siteUrl, siteName }: Facts, { path, title, description }: PageFacts): Metadata {
  const { social } = images;
  const image = { url: siteUrl + social.path, width: social.width, height: social.height, type: social.type, alt: siteName };
  return {
    title,
    description,
    alternates: { canonical: canonical(siteUrl, path) },
    openGraph: { type: "website", siteName, locale: "en", url: canonical(siteUrl, path), title, description, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

/** Site URL and path, without query or fragment (R3). */
export const canonical = (siteUrl: string, path: string): string => siteUrl + new URL(path, siteUrl).pathname;
