import { expect, test } from "vitest";
import { readAudit } from "./audit.mjs";
import { isPermissive, judge } from "./licences.mjs";

test.each(["MIT", "(MIT OR GPL-3.0)", "Apache-2.0 AND MIT", "(MPL-2.0 OR Apache-2.0)"])("%s asks for no more than its own text", (licence) => {
  expect(isPermissive(licence)).toBe(true);
});

test.each(["Unknown", "GPL-3.0", "(GPL-2.0 OR LGPL-3.0)", "MIT AND AGPL-3.0", "SEE LICENSE IN LICENSE", "UNLICENSED"])("%s is refused where nothing says why it may be among ours", (licence) => {
  expect(judge({ [licence]: [{ name: "some-package" }] }).refused).toMatchObject([{ name: "some-package", licence }]);
});

test("a package whose reason is written down may be of another licence, and is listed with it", () => {
  const { refused, others } = judge({ "MPL-2.0": [{ name: "lightningcss" }, { name: "lightningcss-linux-x64-gnu" }] });
  expect([refused.length, others.length]).toEqual([0, 2]);
});

test("what a registry says of known faults is read, and a registry that says nothing is told from one that knows of none", () => {
  expect(readAudit('{"advisories": {"1": {"module_name": "a", "severity": "high", "title": "Hangs"}}, "metadata": {"vulnerabilities": {"high": 1, "critical": 0}}}')).toEqual({ counts: { high: 1, critical: 0 }, found: ["high: a: Hangs"] });
  expect(readAudit('{"metadata": {"vulnerabilities": {"high": 0, "critical": 0}}}').found).toEqual([]);
  expect(readAudit("Error: ERR_PNPM_AUDIT_BAD_RESPONSE")).toEqual({ silent: "AUDIT_BAD_RESPONSE" });
  expect(readAudit("")).toEqual({ silent: "no answer" });
});
