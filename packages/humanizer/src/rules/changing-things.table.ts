import { behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const noun = "(?!(?:the|an?|our|how|what|its|their|your|my|this|and|or|in|to|by|as|with) )\\p{Ll}";

/** Long ways to say that something changes or grows, and short ones. */
export const changes: readonly PhraseSwap[] = [
  {
    keys: ["rapidly"],
    pattern: phrase(`(?<=(?<!\\p{L})(?:an?|the|this|our|your|their|its|in|with|of|for|to|today['’]s|competitive and|complex and|fast-paced and) )rapidly (?:evolving|changing|shifting)(?= ${noun}| and \\p{Ll}+ (?!the )\\p{Ll})`),
    to: ["fast-changing"],
  },
  { keys: ["rapidly"], pattern: phrase(`(?<=(?<!\\p{L})(?:an?|the|this|our|your|their|its|in|with|of|for|to) )rapidly (growing|expanding)(?= ${noun})`), to: ["fast-$1"] },
  { keys: ["ever-evolving", "ever-changing", "ever-shifting"], pattern: whole("ever-(?:evolving|changing)(?= \\p{Ll})"), to: ["changing"] },
  { keys: ["ever-growing", "ever-expanding"], pattern: whole("ever-(growing|expanding)(?= \\p{Ll})"), to: ["growing"] },
  { keys: ["constantly", "continually"], pattern: phrase(`${behind("an?|the|this|our|your|their|its")}(?:constantly|continually) (?:evolving|changing|shifting)(?= ${noun})`), to: ["changing"] },
];
