import { compared } from "../language/comparison.ts";
import { echoes } from "../language/echo.ts";
import { lowerOf, numberOf } from "../language/noun-phrase.ts";
import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";
import { comingTo, deeds, inEffect, leaning, outcomes, plainAdverbs as swaps, skills, states } from "./plain-adverbs.table.ts";

const table = compilePhrases(swaps);

type Swap = (scene: Scene, tokens: readonly Token[], at: number) => Proposal | null;

const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);
const copulas = new Set("is are was were be been being become becomes became becoming grow grows grew growing remain remains seem seems feel feels felt get gets 's ’s 're ’re".split(" "));

/** "Increasingly complex" → "more and more complex"; before its noun, "ever more". */
const increasingly: Swap = (scene, tokens, at) => {
  const adverb = tokens[at];
  const next = tokens[at + 1];
  if (!adverb || !next || echoes(scene, "more")) return null;
  const before = lowerOf(tokens[at - 1]);
  if (at === 0) return next.text === "," ? swap(adverb, "More and more") : null;
  const word = lowerOf(next);
  const after = tokens[at + 2];
  const verb = comingTo.get(word);
  if (verb && /^(?:has|have|had|['’]ve)$/.test(before)) return { start: adverb.start, end: next.end, after: [`come to ${verb}`] };
  if (is(next, "VERB") && !leaning.has(word) && !states.has(word)) return (/^(?:are|have)$/.test(before) || is(tokens[at - 1], "NOUN") ? moreOf(scene, tokens, at) : null) ?? passive(tokens, at);
  if (leaning.has(word) && is(after, "ADP", "PART")) return { start: adverb.start, end: next.end, after: [`${next.text} more and more`] };
  if (!states.has(word) && (!is(next, "ADJ") || word.endsWith("ed"))) return passive(tokens, at);
  const comparative = compared(word, "comparative");
  // "A, B, and increasingly digital C": what grows does not show.
  const listed = /^(?:and|or|but|,)$/.test(before) && lowerOf(tokens[at - 2]) === ",";
  if (listed) return null;
  const named = is(after, "NOUN", "PROPN", "ADJ") || /^(?:and|but|yet|,)$/.test(lowerOf(after));
  const ever = comparative ? { start: adverb.start, end: next.end, after: [`ever ${comparative}`] } : swap(adverb, "ever more");
  if (!copulas.has(before)) return named || comparative || /^[.,;:]$/.test(after?.text ?? "") ? ever : null;
  return comparative ? ever : swap(adverb, ...(is(after, "NOUN", "PROPN") || /^['’]s$/.test(before) ? ["ever more"] : ["more and more", "ever more"]));
};

/** "Firms are increasingly hiring" → "more and more firms are hiring". */
function moreOf(scene: Scene, tokens: readonly Token[], at: number): Proposal | null {
  const adverb = tokens[at];
  const next = tokens[at + 1];
  const auxiliary = is(tokens[at - 1], "AUX") ? 1 : 0;
  const head = tokens[at - 1 - auxiliary];
  if (!adverb || !next || !is(head, "NOUN", "PROPN") || numberOf(lowerOf(head)) !== "plural") return null;
  if (auxiliary === 1 ? !/(?:ing|ed)$/.test(next.text) : /(?:ing|ed|s)$/.test(next.text)) return null;
  // "Are used" is done to them, and not by more of them.
  if (auxiliary === 1 && lowerOf(tokens[at - 1]) === "are" && !next.text.endsWith("ing")) return null;
  const from = at - 1 - auxiliary - (is(tokens[at - 2 - auxiliary], "ADJ", "NOUN") ? 1 : 0);
  const first = tokens[from];
  const opening = tokens[from - 1];
  if (!first || (opening && !/^(?:,|;|and|but|as|because|while|that)$/.test(lowerOf(opening))) || (opening?.text === "," && from > 3) || (/^(?:and|but)$/.test(lowerOf(opening)) && tokens[from - 2]?.text !== ",")) return null;
  const name = scene.text.slice(first.start, adverb.start);
  const lowered = from === 0 && !/^\p{Lu}.*\p{Lu}/u.test(first.text) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return { start: first.start, end: adverb.end + 1, after: [`${from === 0 ? "More" : "more"} and more ${lowered}`] };
}

const linked = /^(?:by|in|as|for|on|with|at|toward|towards|to|from)$/;
/** "Is increasingly shaped by" → "is shaped more and more by". */
function passive(tokens: readonly Token[], at: number): Proposal | null {
  const adverb = tokens[at];
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (!adverb || !next || !after || !/^(?:is|are|was|were|been|being|world|society|culture|,)$/.test(lowerOf(tokens[at - 1]))) return null;
  if (!is(next, "VERB", "ADJ") || !/(?:ed|en|wn|de|nt)$/.test(lowerOf(next)) || !linked.test(lowerOf(after))) return null;
  // "Expected more and more to pay" would say another thing.
  if (lowerOf(after) === "to" && is(tokens[at + 3], "VERB")) return null;
  return { start: adverb.start, end: next.end, after: [`${next.text} more and more`] };
}

/** "Their teams and ultimately, the whole firm": the last of a widening row, and of no time. */
const widest = /^,? (?:for |to |of |on |in )?(?:(?:the|our|their|its|your|an?) )?(?:(?:entire|whole|wider|broader) \p{Ll}|(?:the |our )?(?:society|humanity|humankind|mankind|planet|nation|country|world)(?=[.,;]| as ))/iu;

const effects = /^(?:led|lead|leads|leading|result|results|resulted|resulting|contribut\p{L}+|culminat\p{L}+)$/u;

/** "Ultimately" is "in the end", or nothing where the verb says so. */
const ultimately: Swap = (scene, tokens, at) => {
  const adverb = tokens[at];
  const next = tokens[at + 1];
  if (!adverb || !next || echoes(scene, "end") || scene.words().some(({ lower }) => /^end(?:s|ed|ing|ings)$/.test(lower))) return null;
  if (at === 0) return next.text === "," ? swap(adverb, "In the end") : null;
  const before = tokens[at - 1];
  if (widest.test(laterIn(scene, adverb.end))) return null;
  const drop = { start: adverb.start, end: next.start, after: [""] };
  if (effects.test(lowerOf(next)) && next.text !== ",") return drop;
  if (lowerOf(before) === "," && is(next, "VERB") && next.text.endsWith("ing")) return drop;
  if (/^(?:and|or)$/.test(lowerOf(before)) && next.text === ",") {
    // "A, B, and ultimately, C": the comma has no fellow.
    if (is(tokens[at + 2], "ADJ") || (is(tokens[at + 2], "ADV") && is(tokens[at + 3], "ADJ"))) return null;
    if (/^(?:how|why|what|that|whether)$/u.test(lowerOf(tokens[at + 2]))) return { start: adverb.start, end: next.end + 1, after: [""] };
    const paired = tokens[at - 2]?.text === "," && tokens[at - 3]?.text !== ",";
    return paired ? { start: adverb.start, end: next.end, after: ["in the end"] } : swap(adverb, "in the end");
  }
  // "Delay, loss, and ultimately failure": the last of a list.
  if (/^(?:and|or)$/.test(lowerOf(before)) && is(next, "NOUN")) return null;
  if (next.text === ",") return lowerOf(before) === "," || /^(?:but|that|because)$/.test(lowerOf(before)) ? swap(adverb, "in the end") : null;
  if (is(next, "ADJ") && (is(tokens[at + 2], "NOUN") || tokens[at + 2]?.text === ",") && !copulas.has(lowerOf(before))) return null;
  // "While in the end leaving" and its like.
  if (is(before, "SCONJ", "ADP") && next.text.endsWith("ing")) return null;
  // "He in the end sold it" drives a wedge between who acts and what they do.
  if (/^(?:to|that|which|who|what)$/.test(lowerOf(before)) || (is(before, "PRON", "NOUN", "PROPN") && !modals.test(lowerOf(before)) && !is(next, "DET", "ADP", "ADJ"))) {
    if (outcomes.has(lowerOf(next))) return /^[.,;]$/.test(tokens[at + 2]?.text ?? "") ? { start: adverb.start, end: next.end, after: [`${next.text} in the end`] } : swap(adverb, "eventually");
    return lowerOf(before) === "to" && is(next, "VERB") && !lasting.has(lowerOf(next)) ? swap(adverb, "eventually") : null;
  }
  // What is planned comes eventually; "will in the end yield" would be in spite of something.
  if (/^(?:will|would|['’]ll)$/.test(lowerOf(before)) && is(next, "VERB") && !lasting.has(lowerOf(next))) return swap(adverb, "eventually");
  if (is(next, "VERB", "AUX", "ADJ", "DET", "ADP", "PRON", "NOUN", "ADV")) return swap(adverb, "in the end");
  return null;
};

const modals = /^(?:will|would|can|could|may|might|must|shall|should)$/;
/** What is not reached in time, but is so all along. */
const lasting = new Set("be depend rely rest hinge mean matter reflect serve benefit know understand believe have determine decide".split(" "));

const prepositions = /^(?:in|on|at|among|amid|with|within|through|during|by|under|across|from|of|towards?|around|into|after|before|regarding|concerning|against)$/;

/** ", particularly when …" → ", above all when …"; ", particularly those …" → ", in particular those …" */
const particularly: Swap = (scene, tokens, at) => {
  const adverb = tokens[at];
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (!adverb || !next || !before || !/^[,—–]$/.test(before.text)) return null;
  const word = lowerOf(next);
  if (is(next, "ADJ", "ADV") || (/(?:ed|ing)$/.test(word) && !/^(?:regarding|concerning)$/.test(word))) return null;
  // "In particular in" is no better, and "above all" says more.
  if (word === "in" || word === "on" || word === "at") return null;
  // One reason that is singled out need not be the first.
  if (word === "because" || word === "since") return null;
  if (/^(?:when|if|where|after|before)$/.test(word)) return echoes(scene, "above") ? null : swap(adverb, "above all");
  // "In particular as" and "in particular given" are no idioms.
  if (word === "as" || word === "given") return null;
  if (!prepositions.test(word) && !is(next, "DET", "PRON", "NOUN", "PROPN", "ADP")) return null;
  return swap(adverb, "in particular");
};

/** "Communicate effectively" → "communicate well". */
const effectively: Swap = (scene, tokens, at) => {
  const adverb = tokens[at];
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (!adverb || !next || !before) return null;
  if (is(next, "VERB") && deeds.has(lowerOf(next)) && /^(?:to|can|could|will|would|may|might|must|should|that|which|and|when|,)$/.test(lowerOf(before))) {
    return lowerOf(before) === "," || lowerOf(before) === "and" ? null : { start: adverb.start, end: next.start, after: [""] };
  }
  if (is(next, "VERB") && inEffect.has(lowerOf(next)) && (scene.text.slice(scene.sentence.start, scene.sentence.end).match(/effect/giu)?.length ?? 0) < 2) return swap(adverb, "in effect");
  // "Respond well to save the day" would be read as responding to it.
  if (lowerOf(next) === "to" && is(tokens[at + 2], "VERB")) return null;
  const ends = /^[.,;:!?]$/.test(next.text) || /^(?:with|in|as|across|when|under|to|for)$/.test(lowerOf(next)) || (lowerOf(next) === "and" && !lowerOf(tokens[at + 2]).endsWith("ly"));
  if (!ends || /^(?:and|or|,|less|as|so|very|most|how)$/.test(lowerOf(before))) return null;
  const more = lowerOf(before) === "more";
  const from = tokens.slice(Math.max(0, at - 7), at).findLastIndex((token) => is(token, "VERB") || skills.has(lowerOf(token)) || /^[,;:]$/.test(token.text));
  const verb = tokens[Math.max(0, at - 7) + from];
  if (from < 0 || !verb || !skills.has(lowerOf(verb)) || echoes(scene, more ? "better" : "well")) return null;
  return more ? { start: before.start, end: adverb.end, after: ["better"] } : swap(adverb, "well");
};

const swap = ({ start, end }: Token, ...after: readonly string[]): Proposal => ({ start, end, after });

const bySentence: Readonly<Record<string, Swap>> = { increasingly, ultimately, particularly, effectively };

function* propose(scene: Scene): Generator<Proposal> {
  if (scene.block.kind === "heading") return;
  yield* swapPhrases(scene, table);
  const sentence = scene.text.slice(scene.sentence.start, scene.sentence.end);
  if (!/increasingly|ultimately|particularly|effectively/iu.test(sentence)) return;
  const tokens = scene.tokens();
  for (const [at, token] of tokens.entries()) {
    const proposal = bySentence[lowerOf(token)]?.(scene, tokens, at);
    if (proposal) yield proposal;
  }
}

export const plainAdverbs = defineRule({
  id: "plain-adverbs",
  why: "A stock adverb; short plain words, or none, do the same.",
  evidence: "Generated essays use “merely”, “particularly”, “ultimately” and their like 3.5 times as often as people do.",
  from: "standard",
  tones: ["standard", "casual", "business"],
  needsTags: true,
  cues: [...Object.keys(bySentence), ...table.keys()],
  propose,
  rewrites: [
    ["The shed is not merely a store.", "The shed is not just a store."],
    ["They did more than simply repair the roof.", "They did more than just repair the roof."],
    ["Nobody can truly know the sea.", "Nobody can really know the sea."],
    ["The market is increasingly complex.", "The market is more and more complex."],
    ["He lives in an increasingly noisy town.", "He lives in an ever noisier town."],
    ["She works in an increasingly competitive field.", "She works in an ever more competitive field."],
    ["Farmers increasingly rely on pumps.", "Farmers rely more and more on pumps."],
    ["The valley is increasingly shaped by tourism.", "The valley is shaped more and more by tourism."],
    ["Farmers are increasingly hiring students.", "More and more farmers are hiring students."],
    ["The town has increasingly recognized the danger.", "The town has come to recognize the danger."],
    ["The vote effectively ended the strike.", "The vote in effect ended the strike."],
    ["Increasingly, shops close at noon.", "More and more, shops close at noon."],
    ["The plan was ultimately a failure.", "The plan was in the end a failure."],
    ["The leak caused delays, damage, and ultimately, a lawsuit.", "The leak caused delays, damage, and in the end a lawsuit."],
    ["Ultimately, the board sold the land.", "In the end, the board sold the land."],
    ["Rain can ultimately lead to landslides.", "Rain can lead to landslides."],
    ["The board ultimately sold the land.", "The board eventually sold the land."],
    ["The strike ultimately failed, and the mill closed.", "The strike failed in the end, and the mill closed."],
    ["They hope to ultimately sell the mill.", "They hope to eventually sell the mill."],
    ["The plan will ultimately yield a new bridge.", "The plan will eventually yield a new bridge."],
    ["The vote will ultimately depend on the mayor.", "The vote will in the end depend on the mayor."],
    ["Rents are hard to pay, particularly if you are new here.", "Rents are hard to pay, above all if you are new here."],
    ["Rents have risen, particularly among students.", "Rents have risen, in particular among students."],
    ["He grows fruit, particularly those old pears.", "He grows fruit, in particular those old pears."],
    ["Shade is particularly important for young trees.", "Shade matters above all for young trees."],
    ["That is particularly true in spring.", "That is true above all in spring."],
    ["The two crews work together effectively.", "The two crews work together well."],
    ["A good guard communicates more effectively.", "A good guard communicates better."],
    ["A good plan can effectively reduce waste.", "A good plan can reduce waste."],
  ],
  leaves: [
    "Rents have risen, particularly in the old town.",
    "It was an odd, but ultimately human, mistake.",
    "She simply was not there.",
    "They ask whether it ultimately helps or harms the town.",
    "While ultimately leaving the firm in debt, he had doubled its sales.",
    "Cold and warm currents increasingly meet there.",
    "Rents have risen, particularly given the drought.",
    "The stages are known to most simply as the climb.",
    "It is a particularly hard knot.",
    "They wrote to us, particularly because the roof leaks.",
    "He leads his team and ultimately, the entire firm.",
    "The feud was long, but ultimately, it ended well.",
    "The staff must respond effectively to save the evening.",
    "The ads reach print, radio, and increasingly digital screens.",
    "Nurses are increasingly expected to drive.",
    "Simply put, it failed.",
    "It is a safer, quieter, and ultimately, more pleasant road.",
    "It is particularly important for guests to sign in.",
    "The film effectively captures the fear.",
    "It was a costly but ultimately useful lesson.",
    "He did it more or less effectively.",
    "They work quickly and effectively.",
  ],
});
