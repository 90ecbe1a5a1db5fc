import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policies = (sentryDsn?: string) =>
  securityHeaders(sentryDsn ? { sentryDsn } : {}).map(({ headers }) => headers.find(({ key }) => key === "Content-Security-Policy")?.value);

test("a page talks to its own origin alone", () => {
  expect(policies()[0]).toMatch(/connect-src 'self'$/u);
});

test("with a DSN it talks to the reporting host as well, and the key stays out of the header", () => {
  expect(policies("https://key@errors.example/1")[0]).toMatch(/connect-src 'self' https:\/\/errors\.example$/u);
});

test("the worker, which holds the text, talks to nobody, and no rule after its own says otherwise", () => {
  expect(policies("https://key@errors.example/1").at(-1)).toContain("connect-src 'none'");
});
