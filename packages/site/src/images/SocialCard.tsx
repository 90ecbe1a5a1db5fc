// oxlint-disable next/no-img-element -- These elements are drawn, not served.
import type { Site } from "@prosewell/site-config";
import { inksOf, sign } from "./mark.ts";

/** What a shared link shows: the name, the promise, and the caret under it. */
export function SocialCard({ variant, siteName, content }: Pick<Site, "variant" | "siteName" | "content">) {
  const inks = inksOf[variant];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="72" height="72">${sign(inks)}</svg>`;
  return (
    <div style={{ ...card, background: inks.ground, color: inks.type }}>
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 44 }}>
        <img src={dataUrl(svg)} width={72} height={72} alt="" />
        {siteName}
      </div>
      <div style={{ display: "flex", fontSize: 88, fontWeight: 600, lineHeight: 1.06, letterSpacing: -2, textWrap: "balance" }}>{content.hero.title}</div>
      <div style={{ display: "flex", borderTop: `3px solid ${inks.pencil}`, paddingTop: 28, fontSize: 36 }}>{content.footer.tagline}</div>
    </div>
  );
}

const card = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  width: "100%",
  height: "100%",
  padding: 72,
  fontFamily: "Newsreader",
  fontWeight: 500,
} as const;

export const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
