import { findOpener } from "../language/opener.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

const pace =
  "(?:fast[- ](?:paced|moving|changing)|(?:ever|rapidly|constantly|continually)[- ](?:changing|evolving|shifting|advancing|growing)|(?:increasingly |ever more |hyper-?)(?:digital|connected|interconnected|complex|dynamic)|busy|hectic)";
/** "The digital age" is a subject; "today's digital age" is a flourish. */
const gloss = "(?:digital|connected|interconnected|complex|dynamic|modern)";
const period = "(?:world|age|era|times|society|landscape|environment)";
const today = "today['’]s";

const paced = new RegExp(`^In (?:(?:${today} ${gloss}|(?:${today}|the|our) ${pace}(?:(?: and|,)? (?:${pace}|${gloss})){0,2}) (?:modern )?${period}(?: of today)?|(?:an|this) (?:era|age|time) of (?:rapid|constant|unprecedented|accelerating) (?:technological |digital )?(?:change|progress|innovation|transformation|advancement)s?), +`, "u");
const plain = new RegExp(`^In (?:${today} (?:world|society|age)|the modern world), +`, "u");
/** The topic after "of" stays. */
const ofTopic = new RegExp(`^In (?:${today}|the) ${pace} (?:landscape|world|realm|field|arena) of (?=(?!which|all)\\p{Ll}[^,.;:]{1,40}, )`, "u");
const closing = new RegExp(` in (?:${today} ${gloss}|(?:${today}|our) ${pace}(?:(?: and|,)? (?:${pace}|${gloss})){0,2}) (?:modern )?${period}(?=[.!?]$)`, "u");

/** More is said of the world before the sentence begins. */
const described = /^(?:\p{L}+ed|\p{L}+n by|where|which|with|full|in which)(?!\p{L})/u;
/** Set against another time, "today" has work to do. */
const otherTime = /(?<!\p{L})(?:past|once|used to|before|ago|traditional(?:ly)?|no longer|formerly|previous(?:ly)?|earlier|history|historically|now|still)(?!\p{L})/iu;
const saysToday = /(?<!\p{L})(?:today|nowadays|these days)(?!\p{L})/iu;

export const eraOpeners = defineRule({
  id: "era-openers",
  why: "Readers know what times they live in; start with what the sentence is about.",
  evidence: "Generated essays speak of today's world or an era of change 3.1 times as often as people do.",
  from: "light",
  cues: "world age era time times society landscape environment realm field arena".split(" "),
  *propose(scene) {
    const loose = findOpener(scene, paced);
    const bare = findOpener(scene, plain);
    const topic = findOpener(scene, ofTopic);
    if (!topic && described.test(loose?.rest ?? bare?.rest ?? "")) return;
    if (topic) yield { start: topic.start, end: topic.end, after: ["In "] };
    else if (loose) {
      const { start, end, rest } = loose;
      if (!saysToday.test(rest)) yield { start, end, after: otherTime.test(rest) ? ["Today, "] : ["", "Today, "] };
      else if (!otherTime.test(rest)) yield { start, end, after: [""] };
    } else if (bare && !saysToday.test(bare.rest)) yield { start: bare.start, end: bare.end, after: ["Today, "] };
    yield* closings(scene);
  },
  rewrites: [
    ["In today's fast-paced world, nobody goes back to letters today.", "Nobody goes back to letters today."],
    ["In today's fast-paced digital world, a letter stands out.", "A letter stands out."],
    ["In our fast-paced, ever-changing digital age, few people write letters.", "Few people write letters."],
    ["In today’s world, water is a political question.", "Today, water is a political question."],
    ["In today's ever-changing landscape, firms no longer plan for decades.", "Today, firms no longer plan for decades."],
    ["In the ever-evolving landscape of digital marketing, small firms struggle.", "In digital marketing, small firms struggle."],
    ["In today's rapidly evolving world of medicine, nurses retrain often.", "In medicine, nurses retrain often."],
    ["In the modern world, few people can name ten trees.", "Today, few people can name ten trees."],
    ["In an era of rapid technological change, the typewriter still has friends.", "Today, the typewriter still has friends."],
    ["In today's society, parents work longer hours.", "Today, parents work longer hours."],
    ["Rest matters more than ever in today's fast-paced world.", "Rest matters more than ever."],
  ],
  leaves: [
    "In today's meeting, we agreed on the budget.",
    "In today's polarized world, juries are hard to seat.",
    "In the digital age, reading habits have changed.",
    "In an era of cheap oil, nobody insulated houses.",
    "In this dynamic environment, the cells divide twice a day.",
    "In today’s world we need patience.",
    "In today’s world, marked by rapid change, old maps fail.",
    "In an era where trust is scarce, honesty pays.",
    "He lives in the modern world of 1920.",
    "In today's world, most shops today take cards.",
  ],
});

const moreThanEver = /(?<!\p{L})than ever(?!\p{L})/iu;

function* closings({ text, sentence }: Scene): Generator<Proposal> {
  const whole = text.slice(sentence.start, sentence.end);
  const found = closing.exec(whole);
  if (!found) return;
  const start = sentence.start + found.index;
  const before = whole.slice(0, found.index);
  if (saysToday.test(before) || before.length < 20) return;
  yield { start, end: start + found[0].length, after: moreThanEver.test(before) ? [""] : [" today"] };
}
