import type { Detector, Verdict } from "@prosewell/detector";
import { percent } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import type { Judged } from "./dev-passages.ts";

const verdicts: readonly Verdict[] = ["human", "mixed", "ai", "unsure"];
/** Long enough that each half could be told by itself. */
const leastWords = 150;

/** What texts are called of which one half is by a person and the other generated, beside those of one hand. */
export function mixedPart({ detect }: Detector, judged: readonly Judged[]): Part {
  const long = judged.filter(({ words }) => words >= leastWords);
  const human = long.filter(({ isGenerated }) => !isGenerated);
  const generated = long.filter(({ isGenerated }) => isGenerated);
  const pairs = human.map((one, at) => [one, generated[at % generated.length] ?? one] as const);
  const rows: readonly (readonly [string, readonly Verdict[]])[] = [
    ["by a person", human.map(({ detection }) => detection.verdict)],
    ["generated", generated.map(({ detection }) => detection.verdict)],
    ["a person's, then generated", pairs.map(([one, other]) => detect(`${one.text}\n\n${other.text}`).verdict)],
    ["generated, then a person's", pairs.map(([one, other]) => detect(`${other.text}\n\n${one.text}`).verdict)],
  ];
  return {
    title: "Mixed texts",
    note: `Dev passages of ${leastWords} words and more, by themselves and joined in pairs.`,
    table: {
      header: ["text", "number", ...verdicts],
      rows: rows.map(([name, found]) => [name, [String(found.length), ...verdicts.map((verdict) => percent(found.filter((one) => one === verdict).length / found.length))]]),
    },
  };
}
