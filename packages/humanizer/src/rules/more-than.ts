import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

const frame = /((?<!\p{L})(?:is|are|was|were|does|do|did|will|wo)|(?<=\p{L})['’](?:s|re))( not|n['’]t) (only|just|merely|simply|solely)(?= )/u;
/** What would make the "not" a true one, or pair it with a "but". */
const contrasts = /(?<!\p{L})(?:but|nor|rather|instead|either)(?!\p{L})/iu;
/** "It is not only the roof that leaks" has its subject at the end. */
const cleft = /(?:^|[,;:] )[Ii]t ?$/u;
/** The clause that goes beyond the first one. */
const goesFurther = /^[^.;:,—–!?()\n]{2,140}(?:; |\s?[—–]\s?|, )(?:it|they|he|she|we|you|I|this|these|that)(?:['’]|\s)/u;
const namesThing = /^ (?:an?|the) |^ \p{Ll}/u;
const notThings = /^ (?:one|any|me|you|him|her|us|them|it|this|that|these|those|what|how|who|why|when|where|whether|if|because|to|for|in|on|at|by|with|from|of|as|about)(?!\p{L})/u;
/** Nothing is more than the reverse of a thing. */
const utmost = /^ (?:(?:an?|the|its|their) )?(?:\p{L}+ )?(?:reverse|opposite|inverse|converse|contrary|mirror image|negation|cop(?:y|ies)|duplicates?|repetition|same|equivalent|synonyms?|result|product|sum)(?!\p{L})/u;
/** States are not deeds: nobody "does more than mean". */
const states = /^ (?:be|mean|have|need|want|know|like|love|seem|belong|depend|exist|consist|come down|disappear|vanish|happen|apply)(?!\p{L})/u;

export const moreThan = defineRule({
  id: "more-than",
  why: "“More than” says the same as “not just … it is”, and without the drum roll.",
  evidence: "Generated essays say “not just X; it is Y” 11.8 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: "only just merely simply solely".split(" "),
  *propose(scene) {
    const { text, sentence } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    const found = frame.exec(whole);
    if (!found) return;
    const [all, verb = "", negation = ""] = found;
    const after = whole.slice(found.index + all.length);
    if (contrasts.test(after) || (cleft.test(whole.slice(0, found.index)) && / that /u.test(after))) return;
    const start = sentence.start + found.index;
    yield* wordings(scene, { verb, contracted: negation !== " not", after, start, end: start + all.length });
  },
  rewrites: [
    ["The garden is not just a hobby; it is a living.", "The garden is more than a hobby; it is a living."],
    ["Travel isn't just about seeing places; it's about meeting people.", "Travel is about more than seeing places; it's about meeting people."],
    ["It's not just about speed — it's about balance.", "It's about more than speed — it's about balance."],
    ["They’re not just neighbours; they’re old friends.", "They’re more than neighbours; they’re old friends."],
    ["The shop does not merely sell bread; it teaches baking.", "The shop does more than sell bread; it teaches baking."],
    ["The clerks did not simply count the votes; they checked every name.", "The clerks did more than count the votes; they checked every name."],
    ["These are not merely rules; they teach patience.", "These are more than rules; they teach patience."],
    ["The delay is not merely a matter of paperwork.", "The delay is more than a matter of paperwork."],
    ["The guards were not merely unkind; they were cruel.", "The guards were more than unkind; they were cruel."],
    ["The pan won't just cook the fish; it will smoke it.", "The pan will do more than cook the fish; it will smoke it."],
  ],
  leaves: [
    "Rest is not simply the reverse of work.",
    "The garden is not a hobby; it is a living.",
    "It is not just a hobby but a living.",
    "It is not merely late; rather, it is lost.",
    "He did not simply walk away.",
    "Peace does not simply mean silence; it needs justice.",
    "It's not just a cold that worries him; it's the fever.",
    "It is not only that he lied; it is that he laughed.",
    "It is not just me; it is everyone.",
    "The walls are not just old, nor are they dry.",
    "She is not only late.",
    "We are not just mending nets; we are mending trust.",
    "It is not only the roof that leaks.",
  ],
});

/** After a form of "be", a word in -s that is tagged as a verb is a plural. */
const isNoun = ({ partOfSpeech, text }: Token) => partOfSpeech === "NOUN" || (partOfSpeech === "VERB" && text.endsWith("s"));

interface Frame {
  readonly verb: string;
  readonly contracted: boolean;
  readonly after: string;
  readonly start: number;
  readonly end: number;
}

function* wordings(scene: Scene, { verb, contracted, after, start, end }: Frame): Generator<Proposal> {
  const goesOn = goesFurther.test(after);
  const next = scene.tokenAt(end + 1);
  // Only what changes: without a contraction the verb stays as it is.
  const from = contracted ? start : start + verb.length + 1;
  const kept = contracted ? `${verb === "wo" ? "will" : verb} ` : "";

  if (/^(?:is|are|was|were|['’](?:s|re))$/u.test(verb)) {
    if (after.startsWith(" about ")) yield { start: from, end: end + " about".length, after: [`${kept}about more than`] };
    else if (notThings.test(after) || utmost.test(after) || !namesThing.test(after) || !next) return;
    else if (next.partOfSpeech === "DET" || isNoun(next) || (next.partOfSpeech === "ADJ" && goesOn)) {
      yield { start: from, end, after: [`${kept}more than`] };
    }
  } else if (goesOn && next?.partOfSpeech === "VERB" && !states.test(after)) {
    yield { start: from, end, after: [verb === "will" || verb === "wo" ? `${kept}do more than` : `${kept}more than`] };
  }
}
