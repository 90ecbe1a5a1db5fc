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

// Styles may go on standing in a page.
const scriptSources = /script-src [^;]*/u;

/** Whether a policy still lets any script run that stands in a page. */
export const isOpen = (policy: string): boolean => scriptSources.exec(policy)?.[0].includes(anyInline) === true;

/** The policy with the scripts of these pages in place of any. */
export const policyFor = (policy: string, pages: readonly string[]): string =>
  policy.replace(scriptSources, (sources) => sources.replace(anyInline, hashesOf(pages).join(" ")));
