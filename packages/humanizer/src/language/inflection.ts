import { britishDoubling, doubling, irregularVerbs } from "./verb-forms.ts";

export type VerbForm = "base" | "third" | "past" | "participle" | "gerund";
export const verbForms = ["base", "third", "past", "participle", "gerund"] as const satisfies readonly VerbForm[];

/** Spelling of a form that differs between American and British English. */
export type Spelling = "US" | "UK";

const consonantThenY = /[^aeiou]y$/;
const hissing = /(?:s|x|z|ch|sh)$/;
/** One syllable, one vowel, one last consonant that can be doubled: stop, cut, plan. */
const shortSyllable = /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$/;
const exceptions: Readonly<Record<string, Partial<Record<VerbForm, string>>>> = {
  be: { third: "is", gerund: "being" },
  have: { third: "has" },
};

const thirdOf = (verb: string): string => {
  if (consonantThenY.test(verb)) return `${verb.slice(0, -1)}ies`;
  return hissing.test(verb) || /[^aeiou]o$/.test(verb) ? `${verb}es` : `${verb}s`;
};

/** The stems that take a vowel ending, American first. */
const stemsOf = (verb: string): readonly string[] => {
  const doubled = verb + (verb.at(-1) ?? "");
  if (shortSyllable.test(verb) || doubling.has(verb)) return [doubled];
  if (britishDoubling.has(verb)) return [verb, doubled];
  return /[aeiou]c$/.test(verb) ? [`${verb}k`] : [verb];
};

const pastOf = (verb: string): readonly string[] => {
  if (consonantThenY.test(verb)) return [`${verb.slice(0, -1)}ied`];
  if (verb.endsWith("e")) return [`${verb}d`];
  return stemsOf(verb).map((stem) => `${stem}ed`);
};

const gerundOf = (verb: string): readonly string[] => {
  if (verb.endsWith("ie")) return [`${verb.slice(0, -2)}ying`];
  if (/[^eoy]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`];
  return stemsOf(verb).map((stem) => `${stem}ing`);
};

/** Every spelling of every form of a one-word verb; the commonest, or the American one, stands first. */
export const formsOf = (verb: string): Readonly<Record<VerbForm, readonly string[]>> => {
  const [past, participle] = (irregularVerbs[verb] ?? "").split(" ").map((forms) => forms.split("|"));
  const own = exceptions[verb];
  return {
    base: [verb],
    third: [own?.third ?? thirdOf(verb)],
    past: irregularVerbs[verb] === undefined ? pastOf(verb) : (past ?? []),
    participle: irregularVerbs[verb] === undefined ? pastOf(verb) : (participle ?? []),
    gerund: own?.gerund === undefined ? gerundOf(verb) : [own.gerund],
  };
};

/** A form of a verb or of a phrase that starts with one: `inflect("look at", "gerund")` is `looking at`. */
export const inflect = (phrase: string, form: VerbForm, spelling: Spelling = "US"): string => {
  const [verb = phrase, ...rest] = phrase.split(" ");
  const forms = formsOf(verb)[form];
  const chosen = (spelling === "UK" && britishDoubling.has(verb) ? forms[1] : undefined) ?? forms[0] ?? verb;
  return [chosen, ...rest].join(" ");
};

/** Which forms of the verb a written word can be; empty when it is none. */
export const readForms = (word: string, verb: string): readonly VerbForm[] => {
  const forms = formsOf(verb);
  return verbForms.filter((form) => forms[form].includes(word));
};

const keepsZ = new Set("capsize prize resize seize size".split(" "));

/** A verb in both spellings, as a writer may have it: `utilize`, `utilise`. */
export const spellingsOf = (verb: string): readonly string[] => {
  const [first = verb, ...rest] = verb.split(" ");
  return first.endsWith("ize") && !keepsZ.has(first) ? [verb, [first.replace(/ize$/, "ise"), ...rest].join(" ")] : [verb];
};
