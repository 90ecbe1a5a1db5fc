/** A lead-in of posts, with the mark and the space after it. */
export interface BlogLead {
  readonly pattern: RegExp;
  /** What stands in its place; a "but" before it stays. */
  readonly to: string;
  /** What the rest of the sentence must, or must not, be like. */
  readonly only?: RegExp;
  readonly unless?: RegExp;
}

const joint = "(?:[:,]|\\s?[—–]) ?";
const lead = (phrase: string) => new RegExp(`^(?:(?:And|But|So) )?(?:${phrase})${joint}(?=[\\p{L}\\p{N}])`, "u");

/** What the end of a day decides, where no day ends: a judgement, and no deed. */
const judged =
  /^(?!I\b|[Ww]e\b|\p{Lu}\p{Ll}+ (?:is|was))(?:[^,.;:]{2,60}? (?:is|are)|(?:it|that|this)['’]s) (?:key|everything|what|about|all about|the (?!last|first)|an? |up to|your|our|their|worth)|^(?:it|everything|it all|success|the choice|the decision)(?: all)? (?:comes? down to|depends on)(?!\p{L})/u;
const evening = /(?<!\p{L})(?:sky|tired|exhausted|sore|home|sleep|asleep|bed|dinner|supper|shift|sun|light|dark|cash|till|clean|clos\p{Ll}+|shop|kitchen|room|street|beach|sweep|mess|night|evening|tomorrow|hours?|tall(?:y|ies)|balance|price|score|left|work(?:ed|ers?)?)(?!\p{L})/iu;

/** "First and foremost, he is a poet": above all, and no first of several. */
const ranked = /^[^,.;:]{1,40}? (?:am|is|are|was|were)(?!\p{L})|^[\p{L}]+['’](?:m|s|re)(?!\p{L})/u;

export const blogLeads: readonly BlogLead[] = [
  { pattern: lead("[Ll]et['’]s (?:all )?(?:face it|be honest|be real)(?: here)?"), to: "" },
  { pattern: lead("[Hh]ere['’]s the (?:thing|kicker)"), to: "" },
  { pattern: lead("[Hh]ere['’]s the deal"), to: "", unless: /[%$€£]|(?<!\p{L})(?:free|off|pay|pays|price|offer|trade|swap|give|get|buy)(?!\p{L})/iu },
  { pattern: /^First and foremost, /u, to: "First, ", unless: ranked },
  { pattern: /^(?:(?:And|But) )?[Aa]t the end of the day, /u, to: "", only: judged, unless: evening },
  { pattern: /^In a nutshell, /u, to: "In short, " },
];

export const bestPart = /^(?:And )?[Tt]he best part\?$/u;

/** A sentence that only says that one follows. */
export const announced = /^(?:Here['’]s the (?:thing|kicker)|Let['’]s (?:all )?(?:face it|be honest))[.:]$/u;
