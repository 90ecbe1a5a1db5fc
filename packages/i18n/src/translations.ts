import { createInstance, type i18n } from "i18next";
import type { Translate } from "./i18next-types.ts";
import { missingKeys } from "./missing-key.ts";
import type { Namespace, namespaces } from "./namespaces.ts";
import { resources } from "./resources/index.ts";

/** The texts of some namespaces, ready to use. */
export interface Translations {
  readonly t: Translate;
  /** For react-i18next's provider. */
  readonly i18n: i18n;
}

const language = "en";

/** Loads these namespaces and nothing else; a text of any other is missing. */
export async function loadNamespaces(wanted: readonly Namespace[]): Promise<Translations> {
  const loaded = await Promise.all(wanted.map(async (namespace) => [namespace, (await resources[namespace]()).default] as const));
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: Object.fromEntries(loaded) },
    ns: [...wanted],
    defaultNS: "common",
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    saveMissingPlurals: false,
    missingKeyHandler: (_languages, namespace, key, _fallback, _update, options) => missingKeys.missing(askedIn(namespace, options.ns), key),
  });
  return { t: instance.getFixedT<typeof namespaces>(language), i18n: instance };
}

/** Asked in several namespaces, i18next reports the last of them; the key belongs to the first. */
const askedIn = (reported: string, asked: unknown): string =>
  Array.isArray(asked) && asked.at(-1) === reported ? String(asked[0]) : reported;
