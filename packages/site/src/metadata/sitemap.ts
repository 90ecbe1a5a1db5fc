import { publicRoutes } from "@prosewell/site-config";
import type { MetadataRoute } from "next";
import { site } from "../site.ts";
import { canonical } from "./page-metadata.ts";

export const sitemap = (): MetadataRoute.Sitemap => publicRoutes.map((path) => ({ url: canonical(site.siteUrl, path) }));
