import type { Rule } from "../rule.ts";

/** Every rule, in the order in which they claim a place: where two want the same words, the first has them. */
export const rules: readonly Rule[] = [];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

/** Throws `RangeError` for an id that no rule has. */
export function ruleById(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new RangeError(`No rule is called "${id}".`);
  return rule;
}
