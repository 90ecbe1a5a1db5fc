import { strengths, tones, type Strength, type Tone } from "@prosewell/humanizer";
import { figure } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { damageKinds, damageOf, lengthOf } from "./damage.ts";
import { expandContractions } from "./expand.ts";
import type { Outcome } from "./outcome.ts";

/** How many outputs lose or change a fact of each kind, at every tone and strength, and how long they are. */
export function damagePart(rewritten: (tone: Tone, strength: Strength) => readonly Outcome[]): Part {
  const rows = tones.flatMap((tone) =>
    strengths.map((strength) => {
      const pairs = rewritten(tone, strength).map(({ source, result }) => [source.text, result.text] as const);
      const damaged = pairs.flatMap(([before, after]) => damageOf(before, after));
      const lengths = pairs.map(([before, after]) => lengthOf(before, after));
      const counts = damageKinds.map((kind) => String(damaged.filter((one) => one === kind).length));
      const spelled = pairs.map(([before, after]) => lengthOf(expandContractions(before), expandContractions(after)));
      return [`${tone}, ${strength}`, [...counts, ...[Math.min(...lengths), Math.max(...lengths), Math.max(...spelled)].map((length) => figure(length, 3))]] as const;
    }),
  );
  return {
    title: "Damage to facts",
    note: "HumanizerBench inputs (CC BY 4.0): of 63 outputs, how many have a number, a quotation of four words or more, an author-year citation, a placeholder or a heading that the input has not, or lack one; and the shortest and the longest output for each word of its input. Written out: the longest where contractions count as the words that they hold, in input and output, since “do not” for “don’t” makes a text no longer.",
    table: { header: ["tone and strength", ...damageKinds.map((kind) => `${kind}s`), "shortest", "longest", "written out"], rows },
  };
}
