import type { MetadataRoute } from "next";
import { site } from "../site.ts";

export const robots = (): MetadataRoute.Robots => ({
  rules: { userAgent: "*", allow: "/", disallow: "/api/" },
  sitemap: `${site.siteUrl}/sitemap.xml`,
});
