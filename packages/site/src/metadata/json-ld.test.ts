import { parseEnvironment, selectSite, sites } from "@prosewell/site-config";
import { describe, expect, test } from "vitest";
import { faqPage, inScript, webApplication } from "./json-ld.ts";

describe.each(Object.values(sites))("structured data of $siteName", ({ siteUrl, siteName }) => {
  const site = selectSite(siteUrl, parseEnvironment({ NEXT_PUBLIC_SITE_URL: siteUrl }));

  test("describes the application at its own address", () => {
    expect(webApplication(site)).toMatchObject({ "@type": "WebApplication", name: siteName, url: `${siteUrl}/` });
  });

  test("holds each question and answer that the page shows", () => {
    const shown = site.content.faq.items;
    expect(faqPage(site)).toMatchObject({
      "@type": "FAQPage",
      mainEntity: shown.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    });
    expect(shown).toHaveLength(5);
  });
});

test("no text can end the script element it stands in", () => {
  const data = { text: "</script><script>alert(1)</script><!--" };
  expect(inScript(data)).not.toContain("<");
  expect(JSON.parse(inScript(data))).toEqual(data);
});
