import type { Counted } from "./messages.ts";

/** Puts values in the place of `{{name}}`; numbers are written as the locale writes them. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>, locale: string) =>
  phrase.replace(/\{\{(\w+)\}\}/gu, (hole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? value.toLocaleString(locale) : (value ?? hole);
  });

export const counted = (forms: Counted, count: number, locale: string) =>
  fill(forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count }, locale);
