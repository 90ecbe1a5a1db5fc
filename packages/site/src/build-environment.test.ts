import { limits, sites } from "@prosewell/site-config";
import { describe, expect, test } from "vitest";
import { buildEnvironment, writtenIn } from "./build-environment.ts";

const variants = ["default", "pro"] as const;

describe("a shell without an address in the environment builds its own site", () => {
  test.each(variants)("%s", (variant) => {
    expect(writtenIn(buildEnvironment(variant, {}))["NEXT_PUBLIC_SITE_URL"]).toBe(sites[variant].siteUrl);
  });
});

test("the environment's address wins, whichever shell is built (P4)", () => {
  const { siteUrl } = sites.pro;
  expect(buildEnvironment("default", { NEXT_PUBLIC_SITE_URL: siteUrl })).toEqual(buildEnvironment("pro", {}));
});

test.each(variants)("an unknown host stops the build and names the host of %s, which it knows", (variant) => {
  const { domain } = sites[variant];
  expect(() => buildEnvironment("default", { NEXT_PUBLIC_SITE_URL: "https://elsewhere.example" })).toThrow(domain);
});

test("a wrong value stops the build and names its variable", () => {
  expect(() => buildEnvironment("default", { NEXT_PUBLIC_SENTRY_DSN: "nonsense" })).toThrow("NEXT_PUBLIC_SENTRY_DSN");
});

test("without a DSN the browser's code is told so, at build", () => {
  expect(writtenIn(buildEnvironment("default", {}))).toHaveProperty("NEXT_PUBLIC_SENTRY_DSN", "");
});

test("every key that the browser needs is written in, and one that is missing as nothing (C3)", () => {
  const written = writtenIn(buildEnvironment("default", { NEXT_PUBLIC_AMPLITUDE_API_KEY: "abc", NEXT_PUBLIC_CLARITY_ID: "xyz" }));
  expect(written).toMatchObject({
    NEXT_PUBLIC_AMPLITUDE_API_KEY: "abc",
    NEXT_PUBLIC_GTAG_ID: "",
    NEXT_PUBLIC_GTAG_CONVERSION_LABEL: "",
    NEXT_PUBLIC_UET_TAG_ID: "",
    NEXT_PUBLIC_CLARITY_ID: "xyz",
  });
});

test("every amount is written in, so that the pages and the API name the same", () => {
  const written = writtenIn(buildEnvironment("default", { WORDS_PER_RUN: "750" }));
  expect(Object.values(limits).filter(({ variable }) => !(variable in written))).toEqual([]);
  expect(written).toHaveProperty("WORDS_PER_RUN", "750");
});
