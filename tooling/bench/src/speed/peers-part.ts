import type { Detector } from "@prosewell/detector";
import type { Humanizer } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import writeGood from "write-good";
import { contract } from "../quality/peers/compromise.ts";
import { harper } from "../quality/peers/harper.ts";
import { simplify } from "../quality/peers/retext-simplify.ts";
import { figure } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { createTaggerAlone } from "./tagger-alone.ts";
import { textOf } from "../text-of.ts";
import { threadTime } from "./timing.ts";

type Work = (text: string) => unknown;

/** How fast ours are beside what else reads or rewrites prose offline, in the same run. */
export async function peersPart(sizes: readonly number[], { humanize }: Humanizer, { detect }: Detector): Promise<Part> {
  const works: readonly (readonly [string, Work])[] = [
    ["Prosewell: rewriting", (text) => humanize({ text })],
    ["Prosewell: judging", detect],
    ["wink-nlp: tagging alone", createTaggerAlone()],
    ["harper.js: linting, first suggestions", harper.rewrite],
    ["retext-simplify: linting, first suggestions", simplify.rewrite],
    ["write-good: linting", (text) => writeGood(text)],
    ["compromise: contracting", contract.rewrite],
  ];
  const texts = sizes.map(textOf);
  const rows: Part["table"]["rows"][number][] = [];
  for (const [name, work] of works) {
    const speeds: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- peers must not share the two cores
    for (const text of texts) speeds.push(figure((1000 * countWords(text)) / (await threadTime(() => work(text))), 0));
    rows.push([name, speeds]);
  }
  return {
    title: "Beside what else runs offline",
    note: "Words a second of processor time, after a warm-up; what takes longer than two seconds runs once.",
    table: { header: ["what", ...sizes.map((size) => `${figure(size, 0)} words`)], rows },
  };
}
