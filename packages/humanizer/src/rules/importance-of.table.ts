import { inflect, type VerbForm, verbForms } from "../language/inflection.ts";
import { phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

/** What shows a quality, or looks at it, can show or look at how much of it there is. */
const base = "highlight underscore emphasize emphasise stress demonstrate illustrate recognize recognise acknowledge understand realize realise show reveal explain appreciate learn see know discuss explore examine underline illuminate convey consider note teach assess question remember";
const irregular: Readonly<Record<string, string>> = { understand: "understood", show: "showed", learn: "learned", see: "saw", know: "knew", teach: "taught" };

/** By the word as it is written: whether it tells of the past. */
export const telling: ReadonlyMap<string, "present" | "past" | "open"> = new Map(
  base.split(" ").flatMap((verb) => [
    [verb, "present"],
    [inflect(verb, "third"), "present"],
    [irregular[verb] ?? inflect(verb, "past"), "past"],
    [inflect(verb, "gerund"), "open"],
  ] as const),
);

/** Of these, the ones that only look: they do not say that it is so. */
export const looking = /^(?:discuss|explor|examin|appreciat|consider|assess|question|convey|teach|taught|learn)/;

/** Prepositions that can govern "how important it is". */
export const about: ReadonlySet<string> = new Set("of about on regarding".split(" "));

/** What it is important to do: gerunds with their verbs. */
export const deeds: ReadonlyMap<string, string> = new Map(
  "shape drive influence accept account acknowledge act adapt address adhere adopt align allow analyze analyse anticipate approach ask assess avoid balance be become begin being-clear bring build capture care challenge check cherish choose collaborate collect combine communicate conduct confront connect conserve consider consult continue control cooperate coordinate create cultivate define delegate deliver design determine develop differentiate distinguish diversify do educate embrace employ empower encourage engage enhance ensure establish evaluate examine explore find focus follow foster get give have hire identify implement improve include incorporate increase inform integrate interpret invest investigate involve keep know lead learn limit listen look maintain make manage master measure meet mitigate monitor move navigate negotiate offer organize participate plan preserve prepare prevent prioritize prioritise promote protect provide pursue raise reach read recognize recognise reduce reflect reform remain remember resist respect respond safeguard save search secure seek select separate set share speak staff stand start stay strengthen strike study support sustain tackle tailor take teach test think track train treat understand use value verify view work write"
    .split(" ")
    .filter((verb) => !verb.includes("-"))
    .map((verb) => [inflect(verb, "gerund"), verb] as const),
);

/** What a thing can be more or less of. */
export const degrees: ReadonlySet<string> = new Set(
  "addictive brutal changeable competitive complex contentious contested controversial corrosive costly delicate demanding destructive deceptive devastating difficult diverse divisive dynamic elusive ephemeral fickle fleeting flexible fluid fragile fraught harsh harmful interconnected invasive isolating limited malleable oppressive painful personal pervasive precarious problematic sensitive subjective subtle technical transient transitory turbulent uncertain unpredictable unreliable unstable urgent varied violent volatile vulnerable".split(
    " ",
  ),
);

/** Verbs, each perhaps with a word behind it, in one form: alternatives of a pattern. */
const inForm = (verbs: string, form: VerbForm): string => verbs.split(" ").map((verb) => inflect(verb.replace("_", " "), form)).join("|");

/** What is found or what has happened can show a thing, and lays no stress on it. */
const evidence = /(?<!\p{L})(?:results?|findings?|data|evidence|statistics|pandemic|crisis|crises|disaster|cases?|incidents?|events?|example|failure|success|collapse|outbreak|scandal|war|accident|this|these|that|which|it) (?:(?:also|further|clearly|has|have) ){0,2}$/iu;

/** "The need for care and the worth of rest": what is shown besides is not called for. */
const alone = "(?![^.;]{0,160}(?: and|,) (?:the|its|their) \\p{L}+ of )";

/** What shows that something is needed calls for it. */
export const calls: readonly PhraseSwap[] = verbForms.flatMap((form): PhraseSwap[] => {
  const shows = inForm("emphasize emphasise stress underscore underline highlight demonstrate illustrate show point_to", form);
  const call = inflect("call", form);
  return [
    { keys: ["need"], pattern: whole(`(?:${shows}) the (?:clear |critical |crucial )?need for(?= (?!and|or|it|this|that)\\p{L})${alone}`), to: [`${call} for`] },
    { keys: ["need"], pattern: whole(`(?:${shows}) the (?:urgent|pressing|dire) need for(?= (?!and|or|it|this|that)\\p{L})${alone}`), to: [`${call} urgently for`] },
  ];
});

/** Frames that a bolder hand takes apart. */
export const bolder: readonly PhraseSwap[] = [
  ...verbForms.map((form): PhraseSwap => ({
    keys: ["importance"],
    pattern: whole(`(?:${inForm("emphasize emphasise stress", form)}) the (?:(?:great|vital|critical|crucial|central|key|paramount|utmost) )?importance of(?= (?!th(?:is|at|ese|ose)(?!\\p{L}))\\p{L})(?![^.;]{0,120} (?:and|or|than) of )(?![^.;]{0,80}(?: and| or|,) (?:\\p{Ll}+ly )?\\p{Ll}+ing(?!\\p{L}))`),
    to: [inflect("lay stress on", form)],
    before: evidence,
  })),
  // What would still have to be done by someone cannot be done away with.
  ...Object.entries({ eliminate: "do away with", eliminates: "does away with", eliminating: "doing away with" }).map(
    ([found, wording]): PhraseSwap => ({ keys: ["need"], pattern: whole(`${found} the need for(?= \\p{Ll})(?![^.,;:]{1,60} to \\p{Ll})`), to: [wording], literal: /sleep|food|(?<!\p{L})(?:rest|eat|water)/iu }),
  ),
  { keys: ["need"], pattern: phrase("(?<=(?<!\\p{L})avoid(?:s|ed|ing)? )the need for (?=\\p{Ll})(?![^.,;:]{1,60} to \\p{Ll})"), to: [""] },
  {
    keys: ["power"],
    pattern: phrase("(?<=(?<!\\p{L})(?:believ(?:e|es|ed|ing)|belief|faith) in )the (?:(?:transformative|great|enduring) )?power of (?=(?!the |a |an |attorney)\\p{Ll})(?![^.,;:]{1,80} (?:to \\p{Ll}|(?:and|or|than) of ))"),
    to: [""],
  },
];
