import { namespacesFor } from "./namespaces.ts";
import { loadNamespaces, type Translations } from "./translations.ts";

export type { Translate } from "./i18next-types.ts";
export type { Translations } from "./translations.ts";

const loaded = new Map<string, Promise<Translations>>();

/**
 * The texts of the page at this path, loaded once for all pages that use the same namespaces.
 * @example const { t } = await translationsFor("/"); t("common:notFound.title");
 */
export function translationsFor(pathname: string): Promise<Translations> {
  const wanted = namespacesFor(pathname);
  const key = wanted.join();
  const translations = loaded.get(key) ?? loadNamespaces(wanted);
  loaded.set(key, translations);
  return translations;
}

/** What every page loads, for what stands on every page. */
export const sharedTranslations = (): Promise<Translations> => translationsFor("");
