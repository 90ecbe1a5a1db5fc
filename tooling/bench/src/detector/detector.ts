import { readdirSync } from "node:fs";
import { createDetector } from "@prosewell/detector";
import type { Section } from "../report/section.ts";
import { speedPart, weightPart } from "./cost.ts";
import { judgeDev } from "./dev-passages.ts";
import { accusations, leftOut } from "./left-out.ts";
import { mixedPart } from "./mixed.ts";
import { accusationsPart, attacksPart, devPart, generatorPart, leftOutPart } from "./tables.ts";

/** How often the detector is right, how sure it may be, and whom it would accuse; and what it costs. */
export async function detector(): Promise<Section> {
  const found = await createDetector();
  const judged = judgeDev(found);
  const { rows, speeds } = leftOut();
  const shipped = readdirSync(new URL("./", import.meta.resolve("@prosewell/detector"))).filter((name) => name.endsWith(".js"));
  return {
    title: "Detector",
    intro: "What the detector says of labelled English passages from public collections. It is learned from the train passages of that corpus and from some texts of newer assistants, of humanizers and of plain guidance by people; none of them is an output of our own rewriter.",
    skipped: judged ? [] : ["dev passages, because the corpus is not in CORPUS_DIR."],
    parts: [
      ...(judged ? [devPart(judged), generatorPart(judged), mixedPart(found, judged)] : []),
      leftOutPart(rows),
      attacksPart(rows),
      accusationsPart(accusations()),
      speedPart(found, speeds),
      await weightPart(shipped),
    ],
  };
}
