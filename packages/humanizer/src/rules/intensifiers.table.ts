/** An intensifier, and what becomes of it before certain words: an empty wording takes it out. */
export interface Intensifier {
  readonly word: string;
  /** By the word that follows; keys hold several, with spaces between. */
  readonly before: Readonly<Record<string, readonly string[]>>;
  /** Before any other adjective, or participle. */
  readonly adjective?: readonly string[];
  /** Before a verb in any other form. */
  readonly verb?: readonly string[];
  /** Before "a", "an" or "the". */
  readonly article?: readonly string[];
}

const bonds = "connected linked intertwined interconnected tied related interwoven";
/** Already as strong as can be. */
const extremes = "remarkable unique extraordinary exceptional amazing outstanding unforgettable revolutionary incredible inspiring invaluable wonderful terrible fascinating";
const feelings = "value appreciate believe hope think enjoy love care";

export const intensifiers: readonly Intensifier[] = [
  { word: "truly", before: { [extremes]: [""], [feelings]: [""] } },
  {
    word: "deeply",
    before: {
      [bonds]: ["closely"],
      "influenced shaped": ["strongly"],
      "flawed": ["badly"],
      "divided polarized polarised split": ["sharply"],
    },
  },
  { word: "profoundly", before: { "influenced shaped influences influence": ["strongly"], "different": ["very"] } },
  { word: "incredibly", before: {}, adjective: ["very"] },
  { word: "undeniably", before: {}, adjective: [""], article: [""], verb: [""] },
  { word: "unquestionably", before: {}, adjective: [""], article: [""] },
  { word: "fundamentally", before: { "flawed": ["seriously"] } },
];
