import { compareLocks, countWords } from "@prosewell/prose";
import { figure, percent, sum } from "../../report/figures.ts";
import type { Part } from "../../report/section.ts";
import type { Table } from "../../report/table.ts";
import type { BenchText, TextSet } from "../../text-sets.ts";
import { lostFacts } from "../facts.ts";
import type { GrammarChecker } from "../grammar.ts";
import { marksPerThousand } from "../marks.ts";
import { wordsChanged } from "./difference.ts";
import type { Peer } from "./peer.ts";

interface Version {
  readonly source: BenchText;
  readonly text: string;
}

/** Faults that anyone sees: a word twice in a row, a sentence that begins small, a wrong article, a space before a comma. */
const faults: readonly RegExp[] = [/(?<![\p{L}\p{N}])(\p{L}+)[ \t]+\1(?![\p{L}\p{N}'’-])/giu, /(?<=\p{Ll}{2}[.!?] )\p{Ll}(?!\p{Lu})/gu, /(?<!\p{L})(?:[Aa] [aeio]\p{Ll}{2}|[Aa]n [bcdfgjkpqtvwz]\p{Ll})/gu, /[ \t],/gu];
const faultsIn = (text: string) => sum(faults.map((fault) => text.match(fault)?.length ?? 0));

async function figuresOf(versions: readonly Version[], grammar: GrammarChecker): Promise<string[]> {
  const words = sum(versions.map(({ source }) => countWords(source.text)));
  const perThousand = (count: number, decimals = 1) => figure((1000 * count) / words, decimals);
  const facts = sum(versions.map(({ source, text }) => lostFacts(source.text, text, source.facts ?? []).length));
  const locks = versions.map(({ source, text }) => compareLocks(source.text, text)).map(({ lost, added }) => lost.length + added.length);
  const lints: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one checker, one text at a time
  for (const { source, text } of versions) lints.push(await grammar.compare(source.text, text).then(({ fresh, fixed }) => fresh.length - fixed.length));
  return [
    figure(marksPerThousand(versions.map(({ text }) => text))),
    percent(sum(versions.map(({ source, text }) => wordsChanged(source.text, text) * countWords(source.text))) / words, 2),
    percent(versions.filter(({ source, text }) => source.text === text).length / versions.length, 0),
    versions.some(({ source }) => source.facts) ? String(facts) : "–",
    perThousand(sum(locks)),
    perThousand(sum(versions.map(({ source, text }) => faultsIn(text) - faultsIn(source.text))), 2),
    perThousand(sum(lints), 2),
  ];
}

/** Ours and what else runs offline, measured alike and from the outputs alone. */
export async function peersPart(sets: readonly TextSet[], peers: readonly Peer[], grammar: GrammarChecker): Promise<Part> {
  const rows: Table["rows"][number][] = [];
  for (const { name, texts } of sets) {
    const original: Peer = { name: "original", rewrite: (text) => text };
    for (const peer of [original, ...peers]) {
      const versions: Version[] = [];
      // oxlint-disable-next-line no-await-in-loop -- peers must not share the two cores
      for (const source of texts) versions.push({ source, text: await peer.rewrite(source.text) });
      // oxlint-disable-next-line no-await-in-loop -- as above
      rows.push([`${name}: ${peer.name}`, await figuresOf(versions, grammar)]);
    }
  }
  return {
    title: "Beside what else rewrites offline",
    note: "Measured from the outputs alone, ours too. Marks in 1,000 words; words that are not in the longest common sequence; listed facts lost; locks lost or new, visible faults (a doubled word, a small letter after a full stop, a wrong article, a space before a comma) and lints of harper.js, new minus fixed, each in 1,000 words. What an assistant said to its user counts as lost where it held a lock.",
    table: { header: ["texts and rewriter", "marks", "words changed", "untouched", "facts lost", "locks changed", "faults", "lints"], rows },
  };
}
