// oxlint-disable next/no-img-element -- These elements are drawn, not served.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "@prosewell/site-config";
import { ImageResponse } from "next/og";
import { type ImageName, images } from "./images.ts";
import { icon } from "./mark.ts";
import { dataUrl, SocialCard } from "./SocialCard.tsx";

/** Draws one image of a site; done once, when the site is built (R5, R6). */
export async function draw(name: ImageName, site: Site): Promise<Response> {
  const { type, width, height } = images[name];
  if (name === "icon.svg") return new Response(icon(site.variant, width, { rounded: true }), { headers: { "Content-Type": type } });
  if (name === "social.png") return new ImageResponse(<SocialCard {...site} />, { width, height, fonts: await faces() });
  const svg = icon(site.variant, width, { rounded: false });
  return new ImageResponse(<img src={dataUrl(svg)} width={width} height={height} alt="" />, { width, height });
}

// Shells lie two folders below the root, and a build runs in its shell.
const fonts = join(process.cwd(), "../../packages/site/src/images/fonts");

const faces = () =>
  Promise.all(
    ([500, 600] as const).map(async (weight) => ({
      name: "Newsreader",
      weight,
      style: "normal" as const,
      data: await readFile(join(fonts, `newsreader-latin-${weight}.woff`)),
    })),
  );
