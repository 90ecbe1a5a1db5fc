import { phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

/** Grand words for "many" before plural nouns, by how they count. */
export const heaps: readonly { readonly pattern: RegExp; readonly to: readonly string[] }[] = [
  { pattern: whole("an? (?:(?:large|vast|great|growing|dizzying|bewildering) )?(?:myriad|multitude|plethora|host) of"), to: ["many"] },
  { pattern: whole("an? (?:wide|vast|broad|diverse|rich|extensive|whole|huge|impressive|great|dizzying) (?:array|range|variety|spectrum) of"), to: ["many", "many kinds of"] },
  { pattern: whole("an? (?:range|array) of"), to: ["various"] },
  { pattern: whole("an? variety of"), to: ["various"] },
];

export const inflatedAmounts: readonly PhraseSwap[] = [
  { keys: ["plethora", "wealth"], pattern: phrase("(?<!\\p{L})a (?:plethora|wealth) of(?= (?:\\p{Ll}+ )?(?:information|evidence|research|data|advice|choice|knowledge|experience|expertise|material|detail)(?!\\p{L}))"), to: ["plenty of", "a lot of"] },
  { keys: ["plethora"], pattern: phrase("(?<!\\p{L})the (?:plethora|multitude|myriad) of(?= \\p{Ll}+s(?!\\p{L}))"), to: ["the many"] },
];
