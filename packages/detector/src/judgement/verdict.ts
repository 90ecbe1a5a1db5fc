import type { Verdict } from "../detection.ts";
import type { Settings } from "../model/model.ts";

/** A sentence's words, and how likely the stretch around it is to be generated. */
export interface Stretch {
  readonly words: number;
  readonly probability: number;
}

/** Each side of a mixed text has at least this share of the words, and … */
const leastShare = 0.25;
/** … at least this many: a paragraph. */
const leastWords = 60;

/** What a text is called whose length and language are enough. */
export function verdictOf({ verdicts, mixed }: Pick<Settings, "verdicts" | "mixed">, logit: number, stretches: readonly Stretch[]): Verdict {
  const total = stretches.reduce((sum, { words }) => sum + words, 0);
  const longestRun = (belongs: (stretch: Stretch) => boolean) => {
    let run = 0;
    let longest = 0;
    for (const stretch of stretches) {
      run = belongs(stretch) ? run + stretch.words : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  };
  const enough = Math.max(leastWords, leastShare * total);
  const hasBoth = longestRun(({ probability }) => probability >= mixed.ai) >= enough && longestRun(({ probability }) => probability <= mixed.human) >= enough;
  if (hasBoth) return "mixed";
  if (logit >= verdicts.ai) return "ai";
  return logit <= verdicts.human ? "human" : "unsure";
}
