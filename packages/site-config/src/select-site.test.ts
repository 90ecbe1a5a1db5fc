import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";
import { selectSite, sites } from "./select-site.ts";

const environment = parseEnvironment({ NEXT_PUBLIC_SITE_URL: "https://prosewell.example", NEXT_PUBLIC_CLARITY_ID: "abc" });

test.each(Object.values(sites))("$siteUrl is the $variant site", ({ siteUrl, variant }) => {
  expect(selectSite(siteUrl, environment)).toMatchObject({ ...sites[variant], analytics: { clarity: "abc" } });
});

test("the host alone decides, whatever the scheme, path or letter case", () => {
  expect(selectSite("HTTP://Prosewell-Pro.Example/some/path?x=1", environment).variant).toBe("pro");
});

test.each(["https://example.org", "https://www.prosewell.example", "http://localhost:3000"])("%s stops with the hosts that are known", (siteUrl) => {
  expect(() => selectSite(siteUrl, environment)).toThrow(
    `No site lives at the host "${new URL(siteUrl).host}" of NEXT_PUBLIC_SITE_URL. Known: prosewell.example, prosewell-pro.example.`,
  );
});

test.each(["prosewell.example", "", "https://", "mailto:someone@prosewell.example"])("%j is not an address", (siteUrl) => {
  expect(() => selectSite(siteUrl, environment)).toThrow(
    `NEXT_PUBLIC_SITE_URL must be a whole address such as https://prosewell.example; it is "${siteUrl}".`,
  );
});
