import { goesOn, headOf, joinedHalves } from "../language/joined-halves.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

/** With a comma, an adverb, or no "also". "Not just" and "not merely" make the first half small, which "and" would not. */
const frame = /(?<=\s)not only ([^.;:—–!?()\n]{2,140}?)(,? but (?:also |actually )?)(?=[\p{L}\d“"*_])/u;
const denies = /(?<!\p{L})(?:not|never|no|nor|rather|instead)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** A first half that is small by its own words, and pairs of which the second undoes the first. */
const small = /(?<!\p{L})(?:single|mere(?:ly)?|simpl[ey]|basic|alone|one|individual|isolated|particular|certain|specific|option|possible|acceptable|because)(?!\p{L})/iu;
/** What follows "but" would be another clause, or only its correction. */
const another = /^(?:it|they|he|she|we|you|I|there|this|that|these|those|to|rather|instead|if|when|because|was|were|is|are|deeper|even|in fact)(?!\p{L})/iu;
const pairing = /^(?:for|in|by|through|with|from|of|to|on|at|about|between|among|across|within|against)$/u;
const helping = /^(?:do|does|did|wo|ca|n['’]t)$/iu;
const be = /^(?:is|are|was|were|be|been|being|become|becomes|became|becoming|['’](?:s|re))$/iu;

export const bothTrue = defineRule({
  id: "both-true",
  why: "Both halves are true, so say both; the frame only builds up to the second.",
  evidence: "Generated essays use not only … but 2.9 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: ["only"],
  *propose(scene) {
    const joined = [...joinedHalves(scene)];
    yield* joined.length > 0 ? joined : likeHalves(scene);
  },
  rewrites: [
    ["The notes are open not only to weavers and dyers but also to makers of sails.", "The notes are open to weavers and dyers as well as to makers of sails."],
    ["The guild will not only teach young weavers but also join the towns and the farms.", "The guild will teach young weavers and join the towns and the farms."],
    ["The dam not only stores water but also makes power.", "The dam stores water and makes power."],
    ["These fees not only annoy tenants and owners but also cost the city money.", "These fees annoy tenants and owners, and cost the city money."],
    ["The mayor is known not only for her speeches but also for her patience.", "The mayor is known for her speeches and for her patience."],
    ["The method is not only cheap but also reliable.", "The method is cheap and reliable."],
    ["The staff need not only the training but also the time and the money.", "The staff need the training as well as the time and the money."],
    ["The town draws not only painters but also a few poets.", "The town draws painters and a few poets."],
    ["The crew must not only mend the nets, but also sweep the hold.", "The crew must mend the nets and sweep the hold."],
    ["The shop not only lasted but thrived.", "The shop lasted and thrived."],
    ["The law not only harms the tenants but badly misreads the town.", "The law harms the tenants and badly misreads the town."],
    ["The damage shows not only in the fields but in the forest.", "The damage shows in the fields and in the forest."],
    ["The repair needs not only timber and sand, but also a week without rain.", "The repair needs timber and sand as well as a week without rain."],
    ["The bag holds not only money but time, patience, and luck.", "The bag holds money, time, patience, and luck."],
    ["The club offers not only lessons, but quiet evenings by the lake.", "The club offers lessons and quiet evenings by the lake."],
    ["Dark bread is favored, not only for its taste but for its price.", "Dark bread is favored for its taste and for its price."],
  ],
  leaves: [
    "They refused not only a particular king but also the rule of kings.",
    "The smiths can not only mend the gate but also build a wall and dig a second well.",
    "Their work includes not only mending nets but also training boys, buying twine, and selling fish.",
    "The fault lies not only in the roof, but also in the walls, the floor, and the drains.",
    "It carries not only orders and plans, but also hopes, fears, and songs.",
    "Not only is the road long, but it is also steep.",
    "It was not merely late but rather forgotten.",
    "She does not only sing but also dances.",
    "Not only the students but also the teacher was late.",
    "They were not simply copying it, but were instead mocking it.",
    "The aim is not only to teach but the school also cares.",
    "The bag holds not just money but time, patience, and luck.",
    "The firms feel pressed to keep up, not only to stay afloat but also to remain known.",
    "He did not just leave.",
    "Peace came not merely as a relief but as a duty.",
    "The march was not merely a protest but a celebration.",
    "Rest is not only acceptable but also essential.",
    "A kind word not only mends a single bad day but also builds trust.",
    "She spoke of the job not only as a trade, but also as an art.",
    "The war changed not only his life but also the very shape of the country.",
    "Letters are not just read but also kept.",
    "It is not a bug but a feature.",
    "The shop competes not just for space or money, but for respect.",
    "It came not just as an option, but as a duty.",
    "She does not just sing but dances.",
    "The rule is not just a burden but it is also a comfort.",
    "It is not merely a single mistake but a habit.",
    "Is it not just a game but a duty?",
    "He is not just tired but ill.",
  ],
});

/** Halves that are plainly of one kind; the frame may have a comma, an adverb, or no "also". */
function* likeHalves(scene: Scene): Generator<Proposal> {
  const { text, sentence } = scene;
  const whole = text.slice(sentence.start, sentence.end);
  const found = frame.exec(whole);
  if (!found || whole.endsWith("?")) return;
  const [all, one = "", link = ""] = found;
  const two = whole.slice(found.index + all.length);
  if (denies.test(one) || small.test(one) || another.test(two) || denies.test(two.split(" ", 4).join(" ")) || (one.includes(",") && !/, (?:and|or) /u.test(one))) return;
  const oneAt = sentence.start + found.index + all.length - link.length - one.length;
  const twoAt = sentence.start + found.index + all.length;
  const kind = kindOf(scene, oneAt, twoAt);
  if (!kind) return;
  const group = `both ${found.index}`;
  // "Not just money but time and luck" is one list.
  const isLong = kind !== "deed" && /, (?:and|or) /u.test(two);
  // "In the fields but in the forest, the moor, and the fen", "wood and iron, but bricks, lime and glass": two lists would run together.
  if (isLong && (kind === "way" || / and /u.test(one))) return;
  const isList = kind === "thing" && !/ and /u.test(one) && /^[^,.]+, [^.]*(?:and|or) /u.test(two);
  const joint = isList ? ", " : kind === "thing" && / and /u.test(one) ? " as well as " : `${/ and |, /u.test(one) ? "," : ""} and `;
  yield { ...headOf(whole, sentence.start, found.index, oneAt), group };
  yield { start: twoAt - link.length, end: twoAt, after: [joint], group };
}

/** What the halves are, where both are of one kind. */
function kindOf(scene: Scene, oneAt: number, twoAt: number): "deed" | "way" | "thing" | null {
  const tokens = scene.tokens();
  const from = tokens.findIndex(({ start }) => start === oneAt);
  const left = firstOfWeight(tokens, from);
  const right = firstOfWeight(tokens, tokens.findIndex(({ start }) => start === twoAt));
  const host = tokens[from - 3];
  if (!left || !right || !host || helping.test(host.text)) return null;
  // "It carries not only orders but hopes": right behind a verb, these are none, whatever their tags.
  if (left.partOfSpeech === "VERB" || right.partOfSpeech === "VERB") return host.partOfSpeech !== "VERB" && left.partOfSpeech === right.partOfSpeech && !be.test(host.text) && endingOf(left.text) === endingOf(right.text) && !goesOn(tokens, right) ? "deed" : null;
  if (left.partOfSpeech === "ADP" || right.partOfSpeech === "ADP") return left.text === right.text && pairing.test(left.text) ? "way" : null;
  return host.partOfSpeech === "VERB" && !be.test(host.text) && isNamed(tokens, left) && isNamed(tokens, right) ? "thing" : null;
}

/** The first word that is no adverb. */
const firstOfWeight = (tokens: readonly Token[], from: number): Token | undefined => (from < 0 ? undefined : tokens.slice(from, from + 3).find(({ partOfSpeech }) => partOfSpeech !== "ADV"));

const endingOf = (verb: string) => /(?:ing|(?<!s)s|ed)$/u.exec(verb)?.[0];

function isNamed(tokens: readonly Token[], first: Token): boolean {
  if (!/^(?:DET|NOUN|PROPN|ADJ|NUM)$/u.test(first.partOfSpeech)) return false;
  const at = tokens.indexOf(first);
  return tokens.slice(at, at + 6).find(({ partOfSpeech }) => !/^(?:DET|ADJ|ADV|NUM|PUNCT|CCONJ)$/u.test(partOfSpeech))?.partOfSpeech.endsWith("N") === true;
}
