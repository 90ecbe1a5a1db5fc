import type { Proposal, Scene } from "../../rule.ts";
import type { Operation } from "../pack.ts";

/** Words with which a language opens sentences. */
export interface OpenerTable extends Pick<Operation, "rewrites" | "leaves"> {
  /** Sources of patterns, with their capital. */
  readonly phrases: readonly string[];
  /** Words that lean on what comes before them: a sentence cannot begin with them. */
  readonly leaning: string;
  /** What in the rest of the sentence forbids to drop the phrase. */
  readonly unless?: RegExp;
}

const threeWords = /^\S+\s+\S+\s+\S/u;
const marks = "[\"“«„»*_¿¡]{0,3}";
const wordsOf = (sentence: string) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

interface Found {
  readonly start: number;
  readonly end: number;
  readonly rest: string;
}

/** A phrase at the start of the sentence whose rest can stand alone. */
function opening({ text, sentence }: Scene, pattern: RegExp, leaning: RegExp): Found | null {
  const whole = text.slice(sentence.start, sentence.end);
  const phrase = pattern.exec(whole)?.[0];
  if (!phrase) return null;
  const rest = whole.slice(phrase.length);
  return threeWords.test(rest) && !leaning.test(rest) ? { start: sentence.start, end: sentence.start + phrase.length, rest } : null;
}

/** Whether a sentence that began with `rest` would begin as the one before does. */
function beginsAlike({ text, block, index }: Scene, rest: string): boolean {
  const before = block.sentences[index - 1];
  if (!before) return false;
  const [one, other] = [text.slice(before.start, before.end), rest].map(wordsOf);
  // An article says little: after it, the noun decides.
  const isArticle = /^(?:l|el|la|los|las|le|les|un|una|une|uno|unos|unas|des|o|a|os|as|um|uma|il|lo|i|gli|der|die|das|ein|eine|en|in|no|na|im|dans|por|per|pour|para)$/u.test(one?.[0] ?? "");
  return one?.[0] === other?.[0] && (!isArticle || one?.[1] === other?.[1]);
}

/** At the start of a sentence, for counting. */
const sentenceStart = (phrases: readonly string[]) => new RegExp(`(?:^|[.!?:]["”»’)]?\\s{1,3})${marks}(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "gmu");

const leaningPattern = (words: string) => new RegExp(`^(?:${words.split(" ").join("|")})(?![\\p{L}])`, "iu");

/** Phrases before a comma that only announce what comes. */
function dropped(table: OpenerTable, stays: (scene: Scene, found: Found) => boolean): Pick<Operation, "propose" | "mark" | "rewrites" | "leaves"> {
  const pattern = new RegExp(`^(?:${table.phrases.join("|")}), +`, "u");
  const leaning = leaningPattern(table.leaning);
  return {
    mark: sentenceStart(table.phrases),
    rewrites: table.rewrites,
    leaves: table.leaves,
    *propose(scene): Generator<Proposal> {
      const found = opening(scene, pattern, leaning);
      if (!found || table.unless?.test(found.rest) || stays(scene, found)) return;
      yield { start: found.start, end: found.end, after: [""] };
    },
  };
}

/** The opener of a single-sentence item of a list is part of its parallel. */
const isItem = ({ block }: Scene) => block.kind === "list-item" && block.sentences.length === 1;

export interface AdditiveTable extends OpenerTable {
  /** In a numbered sequence the opener counts. */
  readonly sequence: RegExp;
}

export const additiveOpeners = (table: AdditiveTable): Operation => ({
  operation: "additive-openers",
  why: "The new sentence already adds to the last one; the opener only announces it.",
  from: "light",
  ...dropped(table, (scene, { rest }) => isItem(scene) || beginsAlike(scene, rest) || table.sequence.test(around(scene))),
});

const around = ({ text, sentence }: Scene) => text.slice(Math.max(0, sentence.start - 1200), sentence.end + 1200);

export const conclusionOpeners = (table: OpenerTable): Operation => ({
  operation: "conclusion-openers",
  why: "A closing thought is stronger when it is simply said; readers can see that the text is ending.",
  from: "light",
  ...dropped(table, ({ tone }) => tone === "academic" || tone === "formal"),
});

export interface AnnouncingTable extends OpenerTable {
  /** What follows the phrases: "que", "che". */
  readonly that: string;
}

/** "It is important to note that": the main clause keeps its order when the frame goes. */
export const announcingFrames = ({ phrases, leaning, that, unless, rewrites, leaves }: AnnouncingTable): Operation => {
  // A phrase may stand before it: "Sin embargo, es importante señalar que".
  const pattern = new RegExp(`^(\\p{Lu}[^,.;:!?]{1,60}, )?((?:${phrases.join("|")}) ${that})(?=\\S+\\s+\\S+)`, "iu");
  const leans = leaningPattern(leaning);
  return {
    operation: "announcing-frames",
    why: "The sentence says it is worth saying before it says it; go straight to the point.",
    from: "light",
    mark: new RegExp(`(?<!\\p{L})(?:${phrases.join("|")}) ${that}`, "giu"),
    rewrites,
    leaves,
    *propose({ text, sentence }) {
      const whole = text.slice(sentence.start, sentence.end);
      const [all, lead = "", frame = ""] = pattern.exec(whole) ?? [];
      if (all === undefined) return;
      const rest = whole.slice(all.length);
      if (leans.test(rest) || unless?.test(rest)) return;
      const start = sentence.start + lead.length;
      yield { start, end: start + frame.length, after: [""] };
    },
  };
};

export interface EraTable extends Pick<Operation, "rewrites" | "leaves"> {
  readonly phrases: readonly string[];
  /** What comes after the phrase: a comma and a space, or the verb. */
  readonly ends: string;
  readonly today: readonly string[];
  /** Words that already say so, or that set the time against another. */
  readonly saysWhen: RegExp;
}

export const eraOpeners = ({ phrases, ends, today, saysWhen, rewrites, leaves }: EraTable): Operation => {
  const pattern = new RegExp(`^(?:${phrases.join("|")})(?=${ends})`, "u");
  return {
    operation: "era-openers",
    why: "Readers know what times they live in; one word says when, and the sentence can begin.",
    from: "light",
    mark: new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})`, "giu"),
    rewrites,
    leaves,
    *propose({ text, sentence }) {
      const whole = text.slice(sentence.start, sentence.end);
      const phrase = pattern.exec(whole)?.[0];
      if (phrase && !saysWhen.test(whole.slice(phrase.length))) yield { start: sentence.start, end: sentence.start + phrase.length, after: today };
    },
  };
};
