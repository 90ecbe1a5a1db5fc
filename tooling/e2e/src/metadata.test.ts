import { translationsFor } from "@prosewell/i18n/server";
import { legalLinks, type Site } from "@prosewell/site-config";
import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { expectedSite } from "./expected.ts";
import { shells } from "./sites.ts";

const { open } = useBrowser();
const legalPages = {
  "/legal/terms-of-use": "termsOfUse",
  "/legal/privacy-policy": "privacyPolicy",
  "/legal/cookies-settings": "cookiesSettings",
} as const;
const routes = ["/", "/ai-text-humanizer", "/ai-detector", "/methods", "/legal/terms-of-use", "/legal/privacy-policy", "/legal/cookies-settings"] as const;
const { t } = await translationsFor("/legal/terms-of-use");
const { t: ofMethods } = await translationsFor("/methods");
const { t: ofTools } = await translationsFor("/ai-detector");

/** What the data say that a page is called, and about. */
function expectedWords(route: (typeof routes)[number], { metaTags, siteName }: Site) {
  if (route === "/") return metaTags;
  if (route === "/methods") return { title: `${ofMethods("ai_content_detector:methods.title")} | ${siteName}`, description: ofMethods("ai_content_detector:methods.description") };
  if (route === "/ai-text-humanizer" || route === "/ai-detector") {
    const namespace = route === "/ai-detector" ? "ai_content_detector" : "ai_text_humanizer";
    return { title: `${ofTools(`${namespace}:page.metaTitle`)} | ${siteName}`, description: ofTools(`${namespace}:page.metaDescription`) };
  }
  const page = legalPages[route];
  const { label } = legalLinks.find(({ href }) => href === route) ?? { label: "" };
  return { title: `${label} | ${siteName}`, description: t(`legal:${page}.description`, { siteName }) };
}

describe.each(shells)("the %s site", (shell) => {
  const origin = inject("origins")[shell];
  const site = expectedSite(shell);

  test.each(routes)("%s has a title, a description, a canonical address and social tags of its own (R3, R5)", async (route) => {
    const { page, complaints } = await open(`${origin}${route}?utm_source=newsletter`);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content");
    const title = await page.title();
    const description = await content('meta[name="description"]');
    const url = `${site.siteUrl}${route === "/" ? "" : route}`;

    expect({ title, description }).toEqual(expectedWords(route, site));
    expect(withoutSlash(await page.locator('head link[rel="canonical"]').getAttribute("href"))).toBe(url);
    expect(withoutSlash(await content('meta[property="og:url"]'))).toBe(url);
    for (const card of ["og:title", "twitter:title"]) expect(await content(`meta[property="${card}"], meta[name="${card}"]`)).toBe(title);
    for (const card of ["og:description", "twitter:description"]) expect(await content(`meta[property="${card}"], meta[name="${card}"]`)).toBe(description);
    expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
    const image = await content('meta[property="og:image"]');
    expect(image).toContain(site.siteUrl);
    expect(await content('meta[name="twitter:image"]')).toContain(site.siteUrl);
    const response = await page.request.get(image?.replace(site.siteUrl, origin) ?? "");
    expect(response.headers()["content-type"]).toBe("image/png");
    expect(complaints).toEqual([]);
  });

  test("an unknown path is a 404 with the exact title and description (R)", async () => {
    const { page } = await open(`${origin}/no/such/page`);
    expect(await page.title()).toBe(`Page Not Found | ${site.siteName}`);
    expect(await page.locator('head meta[name="description"]').getAttribute("content")).toBe("The page you are looking for does not exist.");
    expect((await page.request.get(`${origin}/no/such/page`)).status()).toBe(404);
  });

  test("robots, sitemap, manifest, icons and structured data name this site (R6)", async () => {
    const { page } = await open(origin);
    const text = async (path: string) => (await page.request.get(`${origin}${path}`)).text();
    expect(await text("/robots.txt")).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml`);
    const sitemap = await text("/sitemap.xml");
    for (const route of routes) expect(sitemap).toContain(`<loc>${site.siteUrl}${route === "/" ? "" : route}`);
    const manifest = JSON.parse(await text("/manifest.webmanifest")) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe(site.siteName);
    // The page is sent without it, and names it, once, when it is alive.
    await expect.poll(() => page.locator('link[rel="manifest"][href="/manifest.webmanifest"]').count()).toBe(1);
    for (const { src } of manifest.icons) expect((await page.request.get(`${origin}${src}`)).status()).toBe(200);
    const types = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(types.map((json) => (JSON.parse(json) as { "@type": string })["@type"])).toEqual(expect.arrayContaining(["WebApplication", "FAQPage"]));
  });
});

const withoutSlash = (url: string | null) => url?.replace(/\/$/u, "") ?? "";
