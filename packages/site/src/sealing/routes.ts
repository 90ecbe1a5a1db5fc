import { isOpen, policyFor } from "./script-policy.ts";

/** What Next's server reads of `routes-manifest.json` to send headers; where two rules meet, the later one holds. */
export interface HeaderRule {
  readonly source: string;
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export interface Page {
  /** Its path on the site, or `null` for one that is sent in place of others: not found, an error. */
  readonly path: string | null;
  readonly html: string;
}

const isPolicy = ({ key }: { readonly key: string }) => key === "Content-Security-Policy";

const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * The rules with each page's own scripts in its policy. Those of the pages that are sent in place of others stand
 * in the rule for every path. Sealed rules come back as they are.
 */
export function sealRules(rules: readonly HeaderRule[], pages: readonly Page[]): HeaderRule[] {
  return rules.flatMap((rule) => {
    const open = rule.headers.find((header) => isPolicy(header) && isOpen(header.value));
    if (!open) return [rule];
    const withScriptsOf = (chosen: readonly Page[]) => ({ key: open.key, value: policyFor(open.value, chosen.map(({ html }) => html)) });
    const general = rule.headers.map((header) => (header === open ? withScriptsOf(pages.filter(({ path }) => path === null)) : header));
    const own = pages.flatMap((page) =>
      page.path === null ? [] : [{ source: page.path, regex: `^${escaped(page.path)}(?:/)?$`, headers: [withScriptsOf([page])] }],
    );
    return [{ ...rule, headers: general }, ...own];
  });
}
