import { defineRule, type Proposal, type Scene } from "../rule.ts";

const greeting = "(?:Certainly|Sure|Sure thing|Of course|Absolutely|Great question|Happy to help|Got it|Understood|No problem)";
const presented = "[Hh]ere(?:['’]s| is| are) (?:an?|the|your|my|some|my take on) ?[^.!?:\\n]{2,160}[:.!]";
const offered = "I(?:['’]d| would) be (?:happy|glad|delighted) to (?:help|assist)[^.!?:\\n]{0,80}[.!]";
/** "Certainly! Here is a polished version:" — the greeting alone is no proof. */
const greeted = new RegExp(`^${greeting}[!.,] *(?:(?:${offered} *)?${presented}|${offered})\\s*`, "u");
const genre = "(?:essay|email|e-mail|text|paragraph|passage|letter|post|draft|message|article|story|poem|resume|section|speech|caption|bio)";
const handedOver = new RegExp(`^Here(?:['’]s| is) (?:an?|the) (?:[\\p{L}-]+,? (?:and )?){1,4}version of (?:your|this|the) (?:[\\p{L}-]+ ){0,2}${genre}[^.!?:\\n]{0,60}:\\s*$`, "u");

/** "… the provided prompt": the task itself shows through. */
const taskShown = /^(?:Here(?:['’]s| is)|Below is) (?:an?|the|my) [^.!?:\n]{2,100} (?:the|your) (?:provided|given|requested|original) (?:prompt|summary|outline|instructions?|topic|title)(?:[ ,][^.!?:\n]{0,60})?[.:!]\s*/u;

/** "Okay, here's an essay of about 1,000 words": so says no text of itself. */
const delivered = /^(?:Okay|OK|Alright|All right|Sure|Certainly|Absolutely|Of course)[,.!] *[Hh]ere(?:['’]s| is) (?:an?|the|your|my) [^.!?\n]{0,240}?(?:(?:the|your|that|this) (?:\p{L}+ ){0,2}(?:prompt|summary|outline)(?!\p{L})|(?:around|about|approximately|roughly|of) [\d,]{3,6} words|(?<![\d,])[\d,]{3,6}-word (?:essay|piece|story|exploration|expansion|article|reconstruction|paper|text|response))[^.!?\n]{0,240}[.:!]\s*/u;
const parts = "(?:disclaimer|note|notes|explanation|comments?|important notes)";
/** And what is told of it next: how it was made, and what stands at its end. */
const told = new RegExp(
  `^(?:It (?:also )?(?:focus|explor|expand|aim|lean|examin|delv|cover|analy[sz]|includ|address|argue|attempt|build|flesh|present|provide|incorporate)\\p{L}* |(?:After the (?:essay|story|text), )?I(?:['’](?:ve|ll)| have| will) (?:also )?(?:aimed|tried|structured|focused|included|incorporated|attempted|expanded|kept|made|written|crafted|follow it|added)(?!\\p{L})|Please (?:read|see|note)(?: that)? the ["“]?${parts}|It['’]s a challenging task to |Because the (?:original )?(?:summary|prompt) (?:was|is) )`,
  "iu",
);

const tools = `(?:${genre}s?|tone|version|wording|length|shorter|longer|formal|casual|concise|detailed|bullet|table|outline|summary|format|adjustments?|changes|revisions?|edits|tweaks)(?!\\p{L})`;
const offers = new RegExp(
  `^(?:Would you like me to (?:\\p{L}+ )[^.!?\\n]{0,80}${tools}[^.!?\\n]{0,60}\\?|(?:Please |Just )?[Ll]et me know if you(?:['’]d| would)? (?:like|want|prefer|need) (?:me to|any|a|it)(?!\\p{L})[^.!?\\n]{0,80}${tools}[^.!?\\n]{0,60}[.!]|(?:If you(?:['’]d| would) like|If you want), I can (?:also )?\\p{L}+ [^.!?\\n]{0,80}${tools}[^.!?\\n]{0,60}[.!])$`,
  "u",
);
const goodbye = /^(?:I )?[Hh]ope (?:this|that) helps[.!]$/u;

const asMachine = "As an AI(?: (?:language model|assistant|chatbot|model|system))?(?: (?:developed|created|trained) by \\p{Lu}\\p{L}+)?, ";
const refusal = new RegExp(`^${asMachine}I (?:do not|don['’]t|cannot|can['’]t|am (?:unable|not able) to|lack) [^.!?;]{3,160}?(?:, but |; however, |[.!]$)`, "u");
const selfNaming = new RegExp(`^${asMachine}(?=I |my )`, "u");
const cutOff = /^(?:As of|Based on|According to|Up to) my (?:last|latest|most recent|current) (?:knowledge |training )?(?:update|cut-?off|data|training|knowledge)(?: (?:in|from|of) [^,.]{3,20})?, (?=\p{L})/u;

export const chatLeftovers = defineRule({
  id: "chat-leftovers",
  why: "This line talks to whoever asked for the text, not to its readers.",
  from: "light",
  always: true,
  foreign: true,
  // An assistant often speaks English around a text in another language.
  anyLanguage: true,
  // Of what it begins with, and of offers, which all speak of "me" or begin with "if".
  cues: "okay ok alright certainly sure course absolutely question happy got understood problem here below me if hope ai my".split(" "),
  *propose(scene) {
    if (scene.opensText && scene.index === 0) yield* opening(scene);
    if (scene.closesText && scene.index === scene.block.sentences.length - 1) yield* ending(scene);
    yield* disclaimer(scene);
  },
  rewrites: [
    ["Certainly! Here is a polished version of the notice: The pool is closed on Monday.", "The pool is closed on Monday."],
    ["Sure, here's a short poem about rain: Drops fall on tin.", "Drops fall on tin."],
    ["Of course! I'd be happy to help with that. The museum opens at nine.", "The museum opens at nine."],
    ["The museum opens at nine. Would you like me to make this text shorter?", "The museum opens at nine."],
    ["We meet at noon. I hope this helps! Let me know if you'd like me to adjust the tone.", "We meet at noon."],
    ["We meet at noon. If you'd like, I can also turn this into a formal letter.", "We meet at noon."],
    ["Here is an essay that fits the provided summary. Rain fell for nine days.", "Rain fell for nine days."],
    ["Okay, here's an essay on rain, aiming for around 1000 words. It focuses on the coast, and I've kept it short.\n\nRain fell for nine days.", "Rain fell for nine days."],
    ["Okay, here's a story fulfilling the prompt. I've aimed for a calm tone. Please read the notes at the end. Rain fell for nine days.", "Rain fell for nine days."],
    ["As an AI language model, I don't have opinions, but the bridge is popular.", "The bridge is popular."],
    ["Based on my latest training data, the tower is the tallest in town.", "The tower is the tallest in town."],
  ],
  leaves: [
    "Certainly! The museum opens at nine.",
    "I hope this helps. See you on Monday.",
    "We meet at noon. I hope this helps!",
    "Let me know if you have any questions.",
    "Would you like me to bring the cake?",
    "As an AI researcher, I see this often.",
    "“As an AI language model, I cannot lie,” it wrote.",
    "Sure, the ferry is late again.",
    "Okay, here's the plan: we leave at six.",
    "Okay, here's a story that my aunt told me. It focuses on rain.",
    "Here is an essay of 1,000 words. It is mine.",
    "Here is the plan for Monday: we leave at six.",
    "Of course, here we disagree.",
    "If you want, I can drive.",
  ],
});

function* opening({ text, sentence, block, closesText }: Scene): Generator<Proposal> {
  const from = text.slice(sentence.start);
  const delivery = delivered.exec(from);
  if (delivery) {
    const next = block.sentences.find(({ start, end }) => start >= sentence.start + delivery[0].length && (!told.test(text.slice(start, end)) || /["“”]/u.test(text.slice(start, end))));
    // A text that is nothing but this speaks of one that is not here.
    if (next || !closesText) yield { start: sentence.start, end: next?.start ?? block.sentences.at(-1)?.end ?? sentence.end, after: [""] };
    return;
  }
  const found = greeted.exec(from) ?? handedOver.exec(from) ?? taskShown.exec(from);
  if (found) yield { start: sentence.start, end: sentence.start + found[0].length, after: [""] };
}

/** From the last sentence back, as far as they speak to the person who asked; "I hope this helps" counts only beside an offer. */
function* ending({ text, block }: Scene): Generator<Proposal> {
  let first = block.sentences.length;
  let offering = false;
  for (const { start, end } of block.sentences.toReversed()) {
    const said = text.slice(start, end);
    const offer = offers.test(said);
    if (!offer && !goodbye.test(said)) break;
    offering ||= offer;
    first -= 1;
  }
  const end = block.sentences.at(-1)?.end;
  if (!offering || end === undefined) return;
  yield { start: block.sentences[first - 1]?.end ?? block.sentences[first]?.start ?? 0, end, after: [""] };
}

function* disclaimer({ text, sentence, block, index }: Scene): Generator<Proposal> {
  const whole = text.slice(sentence.start, sentence.end);
  const found = refusal.exec(whole) ?? selfNaming.exec(whole) ?? cutOff.exec(whole);
  if (!found) return;
  const all = found[0].length === whole.length;
  const end = all ? (block.sentences[index + 1]?.start ?? sentence.end) : sentence.start + found[0].length;
  yield { start: sentence.start, end, after: [""] };
}
