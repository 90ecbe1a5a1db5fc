import { createHash } from "node:crypto";
import { inlineScripts } from "./scripts.ts";

/** What an unsealed policy says of the scripts that stand in a page. */
export const anyInline = "'unsafe-inline'";

const isRun = ({ type }: { readonly type: string | undefined }) => type === undefined || type === "module" || type.endsWith("javascript");

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** The sources that let exactly the scripts run that stand in these pages. */
export const hashesOf = (pages: readonly string[]): string[] => [
  ...new Set(pages.flatMap((html) => inlineScripts(html).filter(isRun).map(({ code }) => hash(code)))),
];

/** The policy with the scripts of these pages in place of any. */
export const policyFor = (policy: string, pages: readonly string[]): string => policy.replace(anyInline, hashesOf(pages).join(" "));
