import { expect, test } from "vitest";
import { canonical, pageMetadata, socialCard } from "./page-metadata.ts";

const site = { siteUrl: "https://prosewell.example", siteName: "Prosewell" };
const facts = { path: "/legal/terms-of-use", title: "Terms of use | Prosewell", description: "What applies." };

test.each([
  ["/", "https://prosewell.example/"],
  ["/legal/terms-of-use", "https://prosewell.example/legal/terms-of-use"],
  ["/?utm_source=a", "https://prosewell.example/"],
  ["/a/b?c=d#e", "https://prosewell.example/a/b"],
])("the canonical address of %s is %s", (path, address) => {
  expect(canonical(site.siteUrl, path)).toBe(address);
});

test("the social tags repeat title, description and address, and name a whole image address", () => {
  const { openGraph, twitter, other } = pageMetadata(site, facts);
  const url = "https://prosewell.example/legal/terms-of-use";
  const image = expect.objectContaining({ url: "https://prosewell.example/images/social.png", width: 1200, height: 630 });
  const { title, description } = facts;
  expect(openGraph).toMatchObject({ title, description, url, images: [image] });
  expect(twitter).toMatchObject({ card: "summary_large_image", title, description, images: [image] });
  expect(other).toEqual({ "twitter:url": url });
});

test("a card without an address says none", () => {
  expect(JSON.stringify(socialCard(site, { title: "a", description: "b" }))).not.toContain("twitter:url");
});
