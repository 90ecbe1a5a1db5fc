import { strengths, type Humanizer } from "@prosewell/humanizer";
import { percent } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import type { Table } from "../report/table.ts";
import { undetermined, unsettled } from "./repeat.ts";
import type { SetRun } from "./tables.ts";
import { untrue } from "./untrue.ts";

/** Whether once is enough, the same comes twice, and nothing but the listed edits was touched. */
export function repeatPart(humanizer: Humanizer, runs: readonly SetRun[]): Part {
  const rows = runs.flatMap(({ name, byStrength }) =>
    strengths.map((strength): Table["rows"][number] => {
      const outcomes = byStrength[strength];
      const settings = { tone: "standard", strength } as const;
      const share = (exceptions: readonly string[]) => percent(1 - exceptions.length / outcomes.length);
      const again = unsettled(humanizer, outcomes, settings);
      const named = again.length > 5 ? `${again.slice(0, 5).join(", ")} …` : again.join(", ");
      return [`${name}, ${strength}`, [share(again), share(undetermined(humanizer, outcomes, settings)), share(untrue(outcomes)), named || "none"]];
    }),
  );
  return {
    title: "Once is enough",
    note: "Standard tone. Share of texts that a second run leaves as the first one made them, that come out the same each time, and that are the original with exactly the listed edits.",
    table: { header: ["texts", "settled", "same each time", "edits tell all", "changed again"], rows },
  };
}
