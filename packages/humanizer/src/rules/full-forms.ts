import { expand } from "../language/contractions.ts";
import { defineRule, type Token } from "../rule.ts";

/** "'s" and "'d" may each stand for two words, and are read by what follows. */
const contracted = /(?<![\p{L}'’])(?:\p{L}{2,6}n['’]t|(?:I|you|we|they)['’](?:m|re|ve|ll)|(?:it|he|she)['’]ll)(?!\p{L})/giu;

/** "Don't you agree?", "isn't it?": the full form would need another order. */
const turnedRound = /^ (?:I|you|he|she|it|we|they|this|that|these|those|there|anyone|everyone|someone|the|a|an|my|your|his|her|its|our|their)(?!\p{L})/iu;
const asks = /(?:^|[,;:—–("“] ?|(?<!\p{L})(?:why|how|what|when|where|who|which|and|but|or|so) )$/iu;
const isNegated = /n['’]t$/iu;

const leaning = /(?<![\p{L}'’])(?<word>it|that|there|he|she|what|who|here)['’]s(?!\p{L})/giu;
/** What never follows "has" without "been", nor ends a sentence on "is". */
const afterIs =
  /^ (?:an?|the|my|your|our|their|his|its|no|nothing|something|someone|one|in|on|at|for|like|why|what|how|where|because|worth|time|as|about|not (?:an?|the|just|only|about|that|as|so|too|always|easy|hard|clear|\p{Ll}+ing)|(?:also|just|only|very|so|too|more|less|often|still|really|quite|almost) (?:an?|the|\p{Ll}+ing|in|on|about|as|too|very|hard|easy|true|clear|important|possible|good)|easy|hard|important|possible|true|clear|good|better|best|great|common|easier|harder|difficult|simple|free|ready|late|early|fine|likely|safe|small|large|\p{Ll}{2,}ing)(?!\p{L})/u;
/** Verbs of wishing and judging, which "had" never stands before. */
const wish = /(?<![\p{L}'’])(?<word>I|you|we|they|he|she|it|who)['’]d(?= (?:also |still |really |certainly |happily )?(?:love|like|prefer|recommend|suggest|appreciate|welcome|argue|say|add|want|need|be|have)(?!\p{L}))/giu;
const afterHas = /^ (?:already |never |always |also |long |only |just )?been(?!\p{L})/u;

/** "It's" in full, where what follows shows which verb it holds; null where it does not. */
function readFully(word: string, after: string, next: Token | undefined): string | null {
  if (afterHas.test(after)) return `${word} has`;
  const isSaidOfIt = next?.partOfSpeech === "ADJ" && !/(?:ed|en|wn|ne|nt)$/u.test(next.text);
  return afterIs.test(after) || isSaidOfIt ? `${word} is` : null;
}

export const fullForms = defineRule({
  id: "full-forms",
  why: "Formal writing spells its short forms out.",
  from: "light",
  tones: ["formal", "academic"],
  ofTone: ["formal", "academic"],
  cues: ["'", "’"],
  *propose(scene) {
    const { text, sentence, block } = scene;
    if (block.kind === "heading") return;
    for (const { 0: short, index } of text.slice(sentence.start, sentence.end).matchAll(contracted)) {
      const start = sentence.start + index;
      const end = start + short.length;
      const full = expand(short);
      const isTurned = isNegated.test(short) && turnedRound.test(text.slice(end, end + 12)) && asks.test(text.slice(sentence.start, start));
      if (full === short || isTurned) continue;
      yield { start, end, after: [full] };
    }
    for (const { 0: short, index, groups } of text.slice(sentence.start, sentence.end).matchAll(leaning)) {
      const start = sentence.start + index;
      const end = start + short.length;
      const full = readFully(groups?.["word"] ?? "", text.slice(end, end + 40), scene.tokenAt(end + 1));
      if (full) yield { start, end, after: [full] };
    }
    for (const { 0: short, index, groups } of text.slice(sentence.start, sentence.end).matchAll(wish)) {
      yield { start: sentence.start + index, end: sentence.start + index + short.length, after: [`${groups?.["word"] ?? ""} would`] };
    }
    for (const { 0: short, index } of text.slice(sentence.start, sentence.end).matchAll(/(?<!\p{L})let['’]s(?= \p{Ll})/giu)) {
      const start = sentence.start + index;
      yield { start, end: start + short.length, after: [`${short.slice(0, 3)} us`] };
    }
  },
  rewrites: [
    ["We can't open before noon.", "We cannot open before noon."],
    ["They won't accept cheques.", "They will not accept cheques."],
    ["I'm sorry that you’re leaving.", "I am sorry that you are leaving."],
    ["Don't forget the key.", "Do not forget the key."],
    ["We've met, and they'll write.", "We have met, and they will write."],
    ["The bridge isn't safe, and it'll close.", "The bridge is not safe, and it will close."],
    ["It's a long road, and that's why we left early.", "It is a long road, and that is why we left early."],
    ["She's been here since May.", "She has been here since May."],
    ["I'd love to hear from you, and let's meet soon.", "I would love to hear from you, and let us meet soon."],
    ["It turned out that the rain wasn't the problem.", "It turned out that the rain was not the problem."],
  ],
  leaves: [
    "Don't you agree?",
    "The bridge is safe, isn't it?",
    "She'd rather stay.",
    "It's gone, and he's done.",
    "The town's a mess.",
    "“I can't,” he said.",
    "They'd left, and we'd better go.",
    "Why didn't the bus come?",
  ],
});
