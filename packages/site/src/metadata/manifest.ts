import { tokens } from "@prosewell/ui/theme";
import type { MetadataRoute } from "next";
import { imagePath, type ImageName, images } from "../images/images.ts";
import { site } from "../site.ts";

const { paper } = tokens.colour.light;

const icon = (name: ImageName, purpose: "any" | "maskable") => {
  const { type, width, height } = images[name];
  return { src: imagePath(name), type, sizes: `${width}x${height}`, purpose };
};

export const manifest = (): MetadataRoute.Manifest => ({
  id: "/",
  name: site.siteName,
  short_name: site.siteName,
  description: site.metaTags.description,
  lang: "en",
  start_url: "/",
  display: "standalone",
  background_color: paper,
  theme_color: paper,
  icons: [icon("icon-192.png", "any"), icon("icon-512.png", "any"), icon("icon-512.png", "maskable")],
});
