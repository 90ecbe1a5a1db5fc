import type { AnalyticsKeys } from "@prosewell/site-config";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policies = (sentryDsn?: string, analytics: AnalyticsKeys = {}) =>
  securityHeaders({ ...(sentryDsn && { sentryDsn }), analytics }).map(({ headers }) => headers.find(({ key }) => key === "Content-Security-Policy")?.value);

test("a page talks to its own origin alone", () => {
  expect(policies()[0]).toMatch(/connect-src 'self'$/u);
});

test("with a DSN it talks to the reporting host as well, and the key stays out of the header", () => {
  expect(policies("https://key@errors.example/1")[0]).toMatch(/connect-src 'self' https:\/\/errors\.example$/u);
});

test("with a provider's key it talks to that provider as well, and to no other", () => {
  expect(policies(undefined, { uet: "17" })[0]).toMatch(/connect-src 'self' https:\/\/bat\.bing\.com https:\/\/bat\.bing\.net$/u);
  expect(policies(undefined, { clarity: "abc" })[0]).toMatch(/connect-src 'self' https:\/\/\*\.clarity\.ms https:\/\/c\.bing\.com$/u);
  expect(policies(undefined, { gtag: "AW-1" })[0]).toContain("https://www.googletagmanager.com");
});

test("product analytics goes through our own origin, so its key adds nobody (T7)", () => {
  expect(policies(undefined, { amplitude: "abc" })[0]).toMatch(/connect-src 'self'$/u);
});

test("the worker, which holds the text, talks to nobody, and no rule after its own says otherwise", () => {
  expect(policies("https://key@errors.example/1").at(-1)).toContain("connect-src 'none'");
});
