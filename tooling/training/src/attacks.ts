import { numberOf, type Random, randomOf, shuffle } from "./random.ts";

/** A way to hide where a text comes from without a tool: the same text is always changed the same way. */
type Attack = (text: string, random: Random) => string;

const lookalikes = new Map(Array.from("aeocpxiAEOCPBHKMT", (latin, at) => [latin, "аеосрхіАЕОСРВНКМТ"[at] ?? latin]));

/** Plain words for plain words: what a thesaurus would do. */
const otherWords = new Map(
  `important key;crucial vital;significant notable;various different;many numerous;however yet;moreover besides;furthermore also;additionally also;therefore so;ultimately finally;
  help aid;helps aids;show reveal;shows reveals;use employ;uses employs;create build;creates builds;creating building;make render;makes renders;provide offer;provides offers;providing offering;
  enhance improve;enhances improves;enhancing improving;ensure guarantee;ensures guarantees;ensuring guaranteeing;foster nurture;fostering nurturing;highlight stress;highlights stresses;highlighting stressing;
  explore examine;explores examines;exploring examining;understand grasp;understanding grasp;challenge difficulty;challenges difficulties;opportunity chance;opportunities chances;journey trip;
  world globe;people folks;life existence;way manner;ways manners;time period;day date;work labour;part portion;place spot;end finish;begin start;began started;often frequently;always constantly;
  new novel;big large;small little;good fine;great grand;complex intricate;deep profound;powerful strong;unique singular;true real;whole entire;quickly swiftly;slowly gradually;truly really;
  said stated;asked inquired;looked gazed;walked strolled;felt sensed;found discovered;became grew;seemed appeared;began started;while as;through via;within inside;beyond past;toward towards;
  society community;impact effect;impacts effects;role part;approach method;approaches methods;process procedure;development growth;research study;ability capacity;environment setting;experience encounter;experiences encounters`
    .split(";")
    .map((pair) => pair.trim().split(" ") as [string, string]),
);

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b/gu, "$1n't"],
  [/\bcannot\b/gu, "can't"],
  [/\b(it|that|there|he|she|what) is\b/giu, "$1's"],
  [/\b(they|we|you) are\b/giu, "$1're"],
  [/\b(they|we|you|I) have\b/giu, "$1've"],
  [/\b(they|we|you|he|she|it|I) will\b/giu, "$1'll"],
];

const sentence = /[^.!?]+(?:[.!?]+["')\]]*\s*|$)/gu;
const sentencesOf = (text: string) => text.match(sentence) ?? [text];
const word = /[A-Za-z]+/gu;

function misspelt(written: string, random: Random): string {
  if (written.length < 4) return written;
  const at = 1 + Math.floor(random() * (written.length - 2));
  const [one, other] = [written.charAt(at), written.charAt(at + 1)];
  const kind = random();
  if (kind < 0.4) return written.slice(0, at) + other + one + written.slice(at + 2);
  return kind < 0.7 ? written.slice(0, at) + written.slice(at + 1) : written.slice(0, at) + one + written.slice(at);
}

/** Each is a share of what it could change, as a hurried person would change it. */
export const attacks: Readonly<Record<string, Attack>> = {
  "look-alike letters": (text, random) => text.replace(/[aeocpxiAEOCPBHKMT]/gu, (letter) => (random() < 0.2 ? (lookalikes.get(letter) ?? letter) : letter)),
  "invisible characters": (text, random) => text.replace(word, (written) => (random() < 0.3 ? `${written.slice(0, 1)}\u200B${written.slice(1)}` : written)),
  "odd spaces": (text, random) => text.replaceAll(" ", () => (random() < 0.15 ? "\u00A0" : random() < 0.15 ? "  " : " ")),
  "quotes and dashes of other forms": (text) => text.replace(/"([^"]*)"/gu, "“$1”").replaceAll("'", "’").replaceAll(" — ", "–"),
  "small letters": (text) => text.toLowerCase(),
  "typing errors": (text, random) => text.replace(word, (written) => (random() < 0.08 ? misspelt(written, random) : written)),
  "commas dropped": (text, random) => text.replaceAll(",", () => (random() < 0.7 ? "" : ",")),
  "short forms": (text) => shortForms.reduce((changed, [long, short]) => changed.replace(long, short), text),
  "other words": (text) => text.replace(word, (written) => otherWords.get(written) ?? written),
  "sentences in another order": (text, random) => shuffle(sentencesOf(text).map((one) => one.trim()), random).join(" "),
  "first half": (text) => {
    const all = sentencesOf(text);
    let words = 0;
    let end = 0;
    const goal = Math.max(80, text.split(" ").length / 2);
    while (end < all.length && words < goal) words += (all[end++] ?? "").split(" ").length;
    return all.slice(0, end).join("").trim();
  },
};

/** A text as an attack leaves it. */
export const attacked = (name: string, text: string): string => attacks[name]?.(text, randomOf(numberOf(`${name}${text}`))) ?? text;
