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

const bonds = "connected linked intertwined interconnected tied related interwoven bound";
const roots = "rooted ingrained embedded entrenched seated";
const changes = "change changes changed changing alter alters altered altering reshape reshapes reshaped reshaping transform transforms transformed transforming";
const effects = "shaped influenced affected impacted shapes influences affects shape influence affect shaping influencing affecting";

export const intensifiers: readonly Intensifier[] = [
  { word: "truly", before: { "sorry yours needs": [] }, adjective: [""], verb: [""], article: [""] },
  {
    word: "deeply",
    before: {
      [bonds]: ["closely"],
      [roots]: [""],
      [effects]: ["strongly"],
      "committed invested attached": ["strongly"],
      "personal concerned worried important moving meaningful satisfying unfair uncomfortable emotional human religious conservative complex sorry grateful": ["very"],
      "flawed": ["badly", "seriously"],
      "divided polarized polarised split": ["sharply"],
      "troubling disturbing problematic": ["very"],
    },
  },
  {
    word: "profoundly",
    before: {
      [effects]: ["strongly", "greatly"],
      [changes]: ["greatly"],
      "different important moving human personal sad unfair": ["very"],
    },
  },
  { word: "incredibly", before: {}, adjective: ["very"] },
  { word: "remarkably", before: { "well little few": [] }, adjective: ["very"] },
  { word: "extraordinarily", before: {}, adjective: ["very"] },
  { word: "exceptionally", before: {}, adjective: ["very"] },
  { word: "immensely", before: { "proud": ["very"], "enjoyed": [] }, adjective: ["very"] },
  { word: "undeniably", before: {}, adjective: [""], article: [""], verb: [""] },
  { word: "unquestionably", before: {}, adjective: [""], article: [""] },
  { word: "inextricably", before: { [bonds]: ["closely"] } },
  { word: "fundamentally", before: { [changes]: [""], "reshape reshapes reshaped reshaping": [""], "flawed": ["badly", "seriously"] } },
  { word: "ultimately", before: {}, verb: [""] },
  { word: "vastly", before: { "different": ["very"] } },
];
