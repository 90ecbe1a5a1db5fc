import { aiPassages } from "@prosewell/corpus";
import { createDetector } from "@prosewell/detector";
import { createHumanizer, strengths, tones } from "@prosewell/humanizer";
import fc from "fast-check";

const sentences = aiPassages().flatMap(({ text }) => text.split(/(?<=[.!?])\s+/u));

/** What begins or ends something in Markdown, in markup, in a formula, in a quotation, or for a terminal. */
const signs = [
  "```", "~~~", "| a | b |\n|---|---|\n", "> ", "- ", "1. ", "# ", "***", "__", "[", "](", "![", "[^1]: ", "<b>", "<!--", "]]>", "&amp;", "&#0;", "$$", "\\(", "\\", "{{x}}", "“", "”", "‘", "’", '"', "'", "(", ")", "—", "…", "...", "?!", ":", ";", ",", "%", "$14.50", "1,000.5", "3/4", "10:30", "2019–2020", "e.g.", "Dr.", "U.S.", "https://a.example/x?y=(z)", "a@b.example", "@name", "#tag",
  "\0", "\u0007", "\u001b[31m", "\u200b", "\u200d", "\u202e", "\u2066", "\u00ad", "\ufeff", "\ufffd", "\u2028", "\r", "\r\n", "\t", "\u00a0", "\u3000", "\ud800", "\udc00", "é", "e\u0301", "İ", "ß", "ﬁ", "Ω", "中文。", "日本語", "ไทย", "العربية", "שלום", "नमस्ते", "👩‍👩‍👧‍👦", "🇵🇱", "not ", "n't", "never ", "Moreover, ", "It is important to note that ", "in order to ", "utilize ", "__proto__", "constructor",
];

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...sentences) },
  { weight: 4, arbitrary: fc.constantFrom(...signs) },
  fc.tuple(fc.constantFrom(...signs), fc.integer({ min: 2, max: 60 })).map(([sign, times]) => sign.repeat(times)),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  // A sentence that was cut anywhere, or whose middle is gone.
  fc.tuple(fc.constantFrom(...sentences), fc.nat(), fc.nat()).map(([sentence, from, to]) => sentence.slice(from % sentence.length) + sentence.slice(0, to % sentence.length)),
);

const oddText = fc.array(fc.tuple(piece, fc.constantFrom(" ", "", "\n", "\n\n", "  ")), { minLength: 1, maxLength: 10 }).map((parts) => parts.flat().join(""));

export const oddRequest = fc.record({ text: oddText, tone: fc.constantFrom(...tones), strength: fc.constantFrom(...strengths) });
export type OddRequest = typeof oddRequest extends fc.Arbitrary<infer Value> ? Value : never;

const [{ humanize }, { detect }] = await Promise.all([createHumanizer(), createDetector()]);

const isInside = (text: string) => ({ start, end }: { readonly start: number; readonly end: number }) => start >= 0 && start <= end && end <= text.length;

/** What must hold of any text: it is rewritten by its edits and nothing else, no fact of it changes, and what is said of it lies in it. Gives what does not. */
export function faultsOf({ text, tone, strength }: OddRequest): string[] {
  const result = humanize({ text, tone, strength });
  const edits = result.edits.toSorted((one, other) => one.start - other.start);
  const applied = edits.toReversed().reduce((whole, { start, end, after }) => whole.slice(0, start) + after + whole.slice(end), text);
  const { verdict, probability, range, sentences: judged } = detect(text);
  const holds: Readonly<Record<string, boolean>> = {
    "the edits make the result": applied === result.text,
    "each edit has what it changes": edits.every(({ start, end, before }) => text.slice(start, end) === before),
    "no fact is lost or added": result.proof.lost.length === 0 && result.proof.added.length === 0,
    "hints lie in the text": result.hints.every(isInside(text)),
    "the verdict has its figures": verdict === "unsure" || (probability !== null && probability >= range[0] && probability <= range[1]),
    "judged sentences lie in the text": judged.every(isInside(text)),
  };
  return Object.keys(holds).filter((name) => !holds[name]);
}
