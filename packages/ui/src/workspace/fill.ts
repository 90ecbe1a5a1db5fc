import type { Counted } from "./messages.ts";

/** Puts values in the place of `{{name}}`; numbers are written as the locale writes them. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>, locale: string) =>
  phrase.replace(/\{\{(\w+)\}\}/gu, (hole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? value.toLocaleString(locale) : (value ?? hole);
  });

/** The form for a count, filled. None at all has a form of its own, where one is given, in any locale. */
export const counted = (forms: Counted, count: number, locale: string) =>
  fill((count === 0 ? forms.zero : undefined) ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count }, locale);
