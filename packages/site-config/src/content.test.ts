import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";
import { publicRoutes } from "./routes.ts";
import { selectSite, sites } from "./select-site.ts";
import type { Site } from "./types.ts";

const siteWith = (siteUrl: string, variables: Record<string, string> = {}) =>
  selectSite(siteUrl, parseEnvironment({ NEXT_PUBLIC_SITE_URL: siteUrl, ...variables }));
const usual = siteWith(sites.default.siteUrl);
const pro = siteWith(sites.pro.siteUrl);

/** Every text in a value, under the path that leads to it. */
const texts = (value: unknown, path = ""): [path: string, text: string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
};
const paths = (site: Site) => texts(site).map(([path]) => path);
/** What a variant's writer wrote. */
const own = ({ content }: Site) =>
  texts({ ...content, footer: content.footer.tagline }).filter(([path]) => !/icon|toolPlaceholder/u.test(path));

describe("the two variants", () => {
  test("have the same shape", () => {
    expect(paths(pro)).toEqual(paths(usual));
  });

  test("differ only in copy, domain, name and support contact", () => {
    const { variant: _v, domain: _d, siteUrl: _u, siteName: _n, supportEmail: _s, metaTags: _m, content: _c, ...rest } = usual;
    expect(pro).toMatchObject(rest);
    expect(pro.content.footer.links).toEqual(usual.content.footer.links);
    expect(pro.content.hero.toolPlaceholder).toBe(usual.content.hero.toolPlaceholder);
  });

  test("share one name, one of them with a suffix", () => {
    expect(pro.siteName).toBe(`${usual.siteName} Pro`);
  });

  test("derive the domain and the support address from the site's URL", () => {
    for (const site of [usual, pro]) {
      expect(`https://${site.domain}`).toBe(site.siteUrl);
      expect(site.supportEmail.endsWith(`@${site.domain}`)).toBe(true);
    }
  });

  test("say the same things in words of their own", () => {
    const said = new Set(own(usual).map(([, text]) => text));
    const shared = own(pro).filter(([, text]) => said.has(text));
    expect(shared.map(([, text]) => text)).toEqual(["Drop in your text", "Press Humanize"]);
  });
});

describe.each([usual, pro])("the $variant site", (site) => {
  const { content } = site;

  test("has three numbered steps, six benefits each with an icon of its own, and five questions", () => {
    expect(content.howTo.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(new Set(content.benefits.items.map(({ icon }) => icon)).size).toBe(6);
    expect(content.faq.items).toHaveLength(5);
  });

  test("invites with the owner's placeholder and button", () => {
    expect(content.hero.toolPlaceholder).toBe("Paste your AI-generated text here or upload a file");
    expect(content.cta.buttonLabel).toBe(site.variant === "pro" ? "Humanize AI free" : "Get started free");
  });

  test("links to the three legal pages, which are public", () => {
    const targets = content.footer.links.map(({ href }) => href);
    expect(targets).toEqual(["/legal/terms-of-use", "/legal/privacy-policy", "/legal/cookies-settings"]);
    expect(publicRoutes).toEqual(["/", "/ai-text-humanizer", "/ai-detector", "/methods", ...targets]);
  });

  test("carries the owner's dates and no sign-in", () => {
    expect(site.legal).toMatchObject({ lastUpdated: "01.04.2025", copyrightYear: 2025 });
    expect(content.footer.copyright).toContain(`© 2025 ${site.legal.companyName}`);
    expect(site.googleClientId).toBe("");
  });

  test("describes itself within the length that search engines show", () => {
    expect(site.metaTags.title.length).toBeLessThanOrEqual(65);
    expect(site.metaTags.description.length).toBeGreaterThan(70);
    expect(site.metaTags.description.length).toBeLessThanOrEqual(160);
  });

  test.each(texts([site.metaTags, content]))("%s is filled in: %s", (_path, text) => {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/^$|undefined|\{|\}/u);
  });

  test("names the limits in force, not numbers of its own", () => {
    const copy = JSON.stringify(siteWith(site.siteUrl, { WORDS_PER_RUN: "750", WORDS_PER_DAY: "3100" }));
    expect(copy).toContain("750 words");
    expect(copy).toContain("3,100 words a day");
    expect(copy).not.toContain("2,000");
  });
});

describe("claims (P2)", () => {
  const copy = [usual, pro].flatMap((site) => texts([site.metaTags, site.content]).map(([, text]) => text));

  test("no text promises a detector's verdict", () => {
    expect(copy.filter((text) => /undetectable|bypass|guarantee|100 ?%|human score/iu.test(text))).toEqual([]);
    expect(copy.filter((text) => /\bundetected\b/iu.test(text))).toEqual(["Does it make text undetected?"]);
  });

  test.each([usual, pro])("the $variant site says what the rewrite takes out, and that no detector was measured", ({ content }) => {
    const benefit = content.benefits.items.find(({ icon }) => icon === "marks")?.description;
    const answer = content.faq.items[2]?.answer;
    for (const text of [benefit, answer]) {
      expect(text).toMatch(/some of the stock phrases and patterns/u);
      expect(text).toMatch(/not measured|nobody here has measured/u);
    }
  });

  test("no text gives a figure but the limits, since none has been measured", () => {
    const figures = copy.filter((text) => /\d/u.test(text.replace(/2,000|80 words|00:00 UTC|© 2025/gu, "")));
    expect(figures).toEqual([]);
  });

  test.each([usual, pro])("the $variant site says how far each claim goes", ({ content }) => {
    const answers = content.faq.items.map(({ answer }) => answer).join(" ");
    expect(answers).toMatch(/not sent to/u);
    expect(answers).toMatch(/sometimes wrong|can be wrong/u);
    expect(answers).toMatch(/cannot tell/u);
    expect(answers).toMatch(/[Oo]nly English is rewritten|English is rewritten in full/u);
    expect(answers).toMatch(/2,000 words.+00:00 UTC/u);
    expect(answers).toMatch(/changes? nothing/u);
    expect(content.howTo.steps[0]?.description).toMatch(/\.docx/u);
  });
});

test("our own copy is free of the marks that we remove from others'", () => {
  const marks = /—|seamless|robust|leverage|delve|elevate|unlock|effortless|cutting-edge|game-chang|empower|not (?:just|only|merely)\b|in today's|whether you're/iu;
  expect([usual, pro].flatMap((site) => texts(site)).filter(([, text]) => marks.test(text))).toEqual([]);
});

test("the product's name is written in one place", () => {
  const sources = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts"] });
  const named = sources.filter((source) => readFileSync(`${import.meta.dirname}/${source}`, "utf8").includes("Prosewell"));
  expect(named).toEqual(["site.ts"]);
});
