import type { AnalyticsKeys } from "@prosewell/site-config";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policies = (sentryDsn?: string, analytics: AnalyticsKeys = {}) =>
  securityHeaders({ ...(sentryDsn && { sentryDsn }), analytics }).map(({ headers }) => headers.find(({ key }) => key === "Content-Security-Policy")?.value);

const scripts = (policy = "") => /script-src ([^;]*)/u.exec(policy)?.[1];

test("a page talks to its own origin alone, and takes scripts, pictures and frames from nobody else", () => {
  const [page] = policies();
  expect(page).toMatch(/connect-src 'self'$/u);
  expect(scripts(page)).toBe("'self' 'unsafe-inline'");
  expect(page).toContain("img-src 'self' data: blob:;");
  expect(page).toContain("frame-src 'none';");
  expect(page).not.toContain("https:");
});

test("with a DSN it talks to the reporting host as well, and takes its feedback dialog (E2); the key stays out of the header", () => {
  const [page] = policies("https://key@errors.example/1");
  expect(page).toMatch(/connect-src 'self' https:\/\/errors\.example$/u);
  expect(scripts(page)).toBe("'self' 'unsafe-inline' https://errors.example");
  expect(page).not.toContain("key@");
});

test("with a provider's key it deals with that provider as well, and with no other", () => {
  expect(policies(undefined, { uet: "17" })[0]).toMatch(/connect-src 'self' https:\/\/bat\.bing\.com https:\/\/bat\.bing\.net$/u);
  const [page] = policies(undefined, { clarity: "abc" });
  expect(page).toMatch(/connect-src 'self' https:\/\/\*\.clarity\.ms https:\/\/c\.bing\.com$/u);
  expect(page).toContain("img-src 'self' data: blob: https://*.clarity.ms https://c.bing.com;");
  expect(page).not.toMatch(/google|bat\.bing/u);
  expect(policies(undefined, { gtag: "AW-1" })[0]).toContain("frame-src https://www.googletagmanager.com https://td.doubleclick.net;");
});

test("product analytics goes through our own origin, so its key adds nobody (T7)", () => {
  expect(policies(undefined, { amplitude: "abc" })).toEqual(policies());
});

test("the worker, which holds the text, talks to nobody, and no rule after its own says otherwise", () => {
  expect(policies("https://key@errors.example/1").at(-1)).toContain("connect-src 'none'");
});
