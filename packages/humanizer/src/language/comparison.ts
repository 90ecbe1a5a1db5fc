export type Degree = "comparative" | "superlative";

const endings = { comparative: "er", superlative: "est" } as const;
const irregular: Readonly<Record<string, Readonly<Record<Degree, string>>>> = {
  good: { comparative: "better", superlative: "best" },
  "well-known": { comparative: "better-known", superlative: "best-known" },
};
/** Longer ones that take an ending all the same. */
const longer = /^(?:steady|busy|heavy|lively|subtle|simple|noble|clever|easy|happy)$/;
const oneSyllable = /^[^aeiou]*(?:qu)?[aeiou]+[^aeiou]*e?$/;
const doubled = /[^aeiou][aeiou][bdgmnpt]$/;

/** How an adjective says "more" or "most" by its own ending: "stronger"; null for those that need the word. */
export function compared(adjective: string, degree: Degree): string | null {
  const own = irregular[adjective];
  if (own) return own[degree];
  if (!oneSyllable.test(adjective) && !longer.test(adjective)) return null;
  if (adjective.endsWith("y")) return `${adjective.slice(0, -1)}i${endings[degree]}`;
  if (adjective.endsWith("e")) return adjective + endings[degree].slice(1);
  return adjective + (doubled.test(adjective) ? adjective.slice(-1) : "") + endings[degree];
}
