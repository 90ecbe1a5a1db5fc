import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type HeaderRule, sealRules } from "./routes.ts";

const sha256 = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const rules: HeaderRule[] = [
  {
    source: "/:path*",
    regex: "^.*$",
    headers: [
      { key: "X-Content-Type-Options", value: "nosniff" },
      { key: "Content-Security-Policy", value: "style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' https://bat.bing.com" },
    ],
  },
  { source: "/worker.js", regex: "^/worker\\.js$", headers: [{ key: "Content-Security-Policy", value: "default-src 'none'" }] },
];

const pages = [
  { path: "/", html: '<script>home()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>' },
  { path: "/legal/terms", html: "<script>terms()</script>" },
  { path: null, html: "<script>lost()</script>" },
];

/** The policy that the server sends with an address: of the rules that match it, the last. */
const policyAt = (sealed: readonly HeaderRule[], address: string) =>
  sealed
    .filter(({ regex }) => new RegExp(regex, "u").test(address))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === "Content-Security-Policy"))
    .at(-1)?.value;

test("each page lets its own scripts run, by their hashes, and no other that could be put into it", () => {
  const sealed = sealRules(rules, pages);
  expect(policyAt(sealed, "/")).toBe(`style-src 'self' 'unsafe-inline'; script-src 'self' ${sha256("home()")} https://bat.bing.com`);
  expect(policyAt(sealed, "/legal/terms")).toContain(`script-src 'self' ${sha256("terms()")} https`);
  expect(JSON.stringify(sealed)).not.toMatch(/script-src [^;"]*unsafe-inline/u);
});

test("data in a page, which is never run, needs no hash", () => {
  expect(JSON.stringify(sealRules(rules, pages))).not.toContain(sha256("{}"));
});

test("an address without a page has the policy of the page that is sent in its place", () => {
  expect(policyAt(sealRules(rules, pages), "/nowhere")).toContain(`script-src 'self' ${sha256("lost()")} https`);
});

test("other headers, and rules of their own, stay as they are", () => {
  const sealed = sealRules(rules, pages);
  expect(sealed[0]?.headers[0]).toEqual(rules[0]?.headers[0]);
  expect(sealed.at(-1)).toEqual(rules[1]);
});

test("sealing again changes nothing", () => {
  const sealed = sealRules(rules, pages);
  expect(sealRules(sealed, pages)).toEqual(sealed);
});
