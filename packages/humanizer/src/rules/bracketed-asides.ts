import { hasFiniteVerb, tokensWithin } from "../language/clause.ts";
import { dashesOf } from "../language/dashes.ts";
import { defineRule, type Scene } from "../rule.ts";

const mostWords = 26;
const loud = /[—–?!:;()[\]\n]|\.\s|[“”"]/u;
/** What a participle or a second name tells of the thing before it. */
const opens = /^(?:(?!including|ranging)\p{Ll}{3,}(?:ing|ed)|built|made|known|seen|born|drawn|an?|the|once|often|long|now|already|both|from)(?= )/u;

const accompanied = /, (?:along|together|combined|coupled|joined|paired|as well as|like|unlike)(?!\p{L})/u;

export const bracketedAsides = defineRule({
  id: "bracketed-asides",
  why: "Brackets hold an aside that has commas of its own, and leave the dash for the moment that needs it.",
  evidence: "Generated essays set asides between two dashes 4.6 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: "— – -".split(" "),
  *propose(scene) {
    const [first, second, ...others] = dashesOf(scene);
    if (!first || !second || others.length > 0) return;
    const closing = closingFor(scene, first.start, first.end, second.start, second.end);
    if (!closing) return;
    const group = `aside ${first.start}`;
    yield { ...first, after: [" ("], group };
    yield { ...second, after: [closing], group };
  },
  rewrites: [
    ["The route—marked by white stones, old signs, and a wire—leads north.", "The route (marked by white stones, old signs, and a wire) leads north."],
    ["His plan—cutting the fees, mending the roof, and hiring a cook—is bold.", "His plan (cutting the fees, mending the roof, and hiring a cook) is bold."],
    ["The port, along with the old mill—a gift of the king—was sold.", "The port, along with the old mill (a gift of the king), was sold."],
    ["The reef—built by corals, worms, and time—is dying.", "The reef (built by corals, worms, and time) is dying."],
    ["The club, joined by the choir—an odd pair of friends—was invited.", "The club, joined by the choir (an odd pair of friends), was invited."],
  ],
  leaves: [
    "He drew a man—often old, tired, and thin—who begs.",
    "They came—they saw—they left.",
    "He read the “map”—a drawing on a napkin—aloud.",
    "The town fears both new taxes—tolls on the bridge and the tunnel—and old debts.",
    "One—two—three—four.",
  ],
});

/** What stands in the place of the second dash; null where brackets would not do. */
function closingFor({ text, sentence, ...scene }: Scene, outerStart: number, innerStart: number, innerEnd: number, outerEnd: number): string | null {
  const inside = text.slice(innerStart, innerEnd);
  const before = text.slice(sentence.start, outerStart);
  if (inside.split(" ").length > mostWords || loud.test(inside) || !opens.test(inside) || /[(“"”’:;]/u.test(before)) return null;
  const tokens = scene.tokens();
  const next = scene.tokenAt(outerEnd);
  const host = tokensWithin(tokens, sentence.start, outerStart);
  // Between a subject and its verb: the verb shows that nothing else is open.
  if (!next || !/^(?:AUX|VERB)$/u.test(next.partOfSpeech) || next.text.endsWith("ing") || hasFiniteVerb(host) || host[0]?.partOfSpeech === "SCONJ") return null;
  const commas = before.split(",").length - 1;
  if (commas === 0) return ") ";
  // "The port, along with the mill — …": the second dash closes the comma too.
  return commas === 1 && accompanied.test(before) ? "), " : null;
}
