import type { TFunction } from "i18next";
import type { Namespace, namespaces } from "./namespaces.ts";
import type { Resources } from "./resources/index.ts";

// TypeScript sees this only from files that import this one, so every entry does, through Translate (I3).
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
    /** A default value is no excuse for a key that doesn't exist. */
    strictKeyChecks: true;
  }
}

/**
 * Finds a text by `"namespace:key"`; a key alone is looked for in `common`. Fills `{{name}}` in from
 * its second argument, and picks the plural by `count`.
 */
export type Translate = TFunction<typeof namespaces>;

/** The same within one namespace, which its keys need not name. */
export type TranslateIn<Each extends Namespace> = TFunction<Each>;
