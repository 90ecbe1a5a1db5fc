import { strengths, tones, type Strength, type Tone } from "@prosewell/humanizer";
import type { Outcome } from "../quality/outcome.ts";
import { changeOf } from "../quality/change.ts";
import { figure, percent } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { registerOf, type Register } from "./measures.ts";

const cells = ({ contractions, formalOpeners, plainOpeners, sentenceLength, longWords }: Register): string[] => [
  figure(contractions),
  percent(formalOpeners),
  percent(plainOpeners),
  figure(sentenceLength),
  percent(longWords, 2),
];

/** What each tone does at each strength, in figures that a reader would hear. */
export function tonesPart(rewritten: (tone: Tone, strength: Strength) => readonly Outcome[]): Part {
  const before = registerOf(rewritten("standard", "light").map(({ source }) => source.text));
  const rows = tones.flatMap((tone) =>
    strengths.map((strength) => {
      const outcomes = rewritten(tone, strength);
      const { editsPerThousand } = changeOf(outcomes);
      return [`${tone}, ${strength}`, [...cells(registerOf(outcomes.map(({ result }) => result.text))), figure(editsPerThousand)]] as const;
    }),
  );
  return {
    title: "Tone and strength",
    note: "Everyday passages. Contractions and edits in 1,000 words; sentences that open with a connective of writing (however, therefore, in addition) or of speech (but, so, and); words in a sentence; share of words of nine letters or more.",
    table: {
      header: ["tone and strength", "contractions", "written openers", "spoken openers", "sentence length", "long words", "edits"],
      rows: [["before", [...cells(before), "0.0"]], ...rows],
    },
  };
}
