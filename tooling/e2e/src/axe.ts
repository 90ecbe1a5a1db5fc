import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";

const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const source = createRequire(builder).resolve("axe-core/axe.min.js");

interface Axe {
  run(options: object): Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] }>;
}

declare global {
  interface Window {
    readonly axe: Axe;
  }
}

/** Gives every page of a context its axe. AxeBuilder brings it anew for each look, which takes ten times as long as looking. */
export const bringAxe = (context: BrowserContext) => context.addInitScript({ path: source });

/** What axe finds in a page: each rule with the first element that breaks it. */
export const findings = (page: Page, options: object): Promise<readonly string[]> =>
  page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run({ ...chosen, resultTypes: ["violations"] });
    return violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html}`);
  }, options);
