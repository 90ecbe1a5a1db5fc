import { whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

/** An intensifier, and what becomes of it before certain words: an empty wording takes it out. */
export interface Intensifier {
  readonly word: string;
  /** By the word that follows; keys hold several, with spaces between. */
  readonly before: Readonly<Record<string, readonly string[]>>;
  /** Before any other adjective, or participle, that belongs to no noun after it. */
  readonly said?: readonly string[];
  /** Before any other adjective, or participle. */
  readonly adjective?: readonly string[];
  /** Before a verb in any other form. */
  readonly verb?: readonly string[];
  /** Adjectives that it adds nothing to where they stand before their noun. */
  readonly named?: ReadonlySet<string>;
  /** Before "a", "an" or "the". */
  readonly article?: readonly string[];
}

const bonds = "connected linked intertwined interconnected tied related interwoven entwined";
/** Already as strong as can be. */
const extremes =
  "remarkable unique extraordinary exceptional amazing outstanding unforgettable revolutionary incredible inspiring invaluable wonderful terrible fascinating unparalleled essential indispensable astonishing breathtaking exquisite horrifying dreadful universal";
const feelings = "value appreciate believe hope think enjoy love care";
/** What a feeling or a judgment is when it is strong. */
const strong =
  "personal human political religious spiritual conservative suspicious sceptical skeptical critical emotional intimate disturbing troubling unsettling moving concerning worrying dysfunctional disappointing disappointed unpopular unequal unfair unjust unhappy uncomfortable unhealthy grateful thankful worried concerned aware attached meaningful pessimistic disrespectful frustrating frustrated problematic complex important subjective private protective passionate hurt upset";
const making = "influenced influences influence influencing shaped";
const touching = "affected affects affect affecting impacted impacts impact impacting changed changes change changing altered alters alter altering enriched enriches enrich";
/** They say already that nothing stays as it was. */
const upheavals =
  "transform transforms transformed transforming reshape reshapes reshaped reshaping redefine redefines redefined redefining restructure restructured rethink rethinking rethought revolutionize revolutionized revolutionizing reimagine reimagined reorient reoriented undermine undermines undermined undermining rewrite rewrites rewriting rewrote rewritten remake remakes remade reorganize reorganized shape shapes shaped shaping";
/** It is so by its nature, whatever the word says. */
const natures: ReadonlySet<string> = new Set(
  "complex difficult risky subjective political personal uncertain dynamic limited unstable social human unpredictable competitive dangerous contradictory ambiguous imperfect fragile collaborative interdisciplinary multifaceted flawed nuanced emotional ethical moral challenging".split(" "),
);

export const intensifiers: readonly Intensifier[] = [
  { word: "truly", before: { [extremes]: [""], [feelings]: [""], "proud grateful thankful excited honored honoured happy": ["very"] } },
  { word: "genuinely", before: { [extremes]: [""], [feelings]: [""] } },
  {
    word: "deeply",
    before: {
      [bonds]: ["closely"],
      "ingrained entrenched": [""],
      [making]: ["strongly"],
      [strong]: ["very"],
      "flawed": ["badly"],
      "divided polarized polarised split": ["sharply"],
      "committed": ["firmly"],
      "dependent reliant": ["heavily"],
      "involved": ["closely"],
      "invested": ["heavily"],
      "inspired": ["greatly"],
      "enriched regretted": ["greatly"],
    },
  },
  {
    word: "profoundly",
    before: { [making]: ["strongly"], [touching]: ["greatly"], [upheavals]: [""], [strong]: ["very"], "different difficult effective beautiful sad moving uncertain unequal detrimental destabilizing damaging": ["very"], "shape shapes shaping": ["strongly"] },
  },
  { word: "incredibly", before: {}, adjective: ["very"] },
  { word: "undeniably", before: {}, adjective: [""], article: [""], verb: [""] },
  { word: "unquestionably", before: {}, adjective: [""], article: [""] },
  {
    word: "fundamentally",
    before: {
      [upheavals]: [""],
      "flawed misguided mistaken broken": ["seriously", "badly"],
      "misunderstand misunderstands misunderstood misunderstanding misread misreads": ["badly"],
      "different": ["quite", "very"],
      "rooted grounded": [""],
      "altered alter alters altering changed change changes changing": ["radically"],
      "opposed": ["directly"],
    },
  },
  { word: "inherently", before: {}, said: ["by nature"], named: natures, article: ["by nature"] },
];

/** What is rooted goes deep, and what is woven in is close. */
export const pairs: readonly PhraseSwap[] = [
  { keys: ["deeply"], pattern: whole("deeply (rooted|embedded|grounded|anchored)(?= (?:in|within|into)(?!\\p{L}))"), to: ["$1"] },
  { keys: ["deeply", "deeply-rooted"], pattern: whole("deeply[- ]rooted(?= \\p{Ll})(?! (?:in|within|into|and|or|as)(?!\\p{L}))"), to: ["deep-rooted"] },
];
