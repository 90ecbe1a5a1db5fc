"use client";

import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { namespacesFor } from "./namespaces.ts";
import { loadNamespaces, type Translations } from "./translations.ts";

export { useTranslation } from "react-i18next";
export type { Translate, TranslateIn } from "./i18next-types.ts";
export type { Translations } from "./translations.ts";

/**
 * The texts of the page at this path, in the browser. Import this entry with `import()`, on the
 * person's first intent: it brings i18next, which first-load JavaScript has no room for.
 */
export const loadTranslations = (pathname: string): Promise<Translations> => loadNamespaces(namespacesFor(pathname));

interface Props {
  readonly translations: Translations;
  readonly children: ReactNode;
}

/** Lets what it holds call `useTranslation("namespace")`. */
export const TranslationsProvider = ({ translations: { i18n }, children }: Props) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
