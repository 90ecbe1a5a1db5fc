import { binary } from "harper.js/binary";
import { Dialect, type Lint, LocalLinter } from "harper.js";
import { parse } from "@prosewell/prose";

/** What a grammar checker finds in the one text and not in the other. */
export interface Grammar {
  readonly fresh: readonly string[];
  readonly fixed: readonly string[];
}

const blocksOf = (text: string) => parse(text).blocks.map(({ start, end }) => text.slice(start, end));

/** What is in a list beyond what another has of it. */
function beyond(items: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    if (count > 0) left.set(item, count - 1);
    return count === 0;
  });
}

/** A sentence that is too long stays so when a word in it changes. */
const nameOf = (lint: Lint) => (lint.lint_kind() === "Readability" ? "Readability" : `${lint.lint_kind()}: ${lint.get_problem_text()}`);

/** Compares two versions of a text by harper.js. Only blocks that differ are read: what stands in both says the same of both. */
export class GrammarChecker {
  readonly #linter = new LocalLinter({ binary, dialect: Dialect.American });
  readonly #known = new Map<string, Promise<readonly string[]>>();

  async compare(before: string, after: string): Promise<Grammar> {
    const [one, other] = [blocksOf(before), blocksOf(after)];
    const lintsOf = async (blocks: readonly string[]) => (await Promise.all(blocks.map((block) => this.#lints(block)))).flat();
    const [old, now] = [await lintsOf(beyond(one, other)), await lintsOf(beyond(other, one))];
    return { fresh: beyond(now, old), fixed: beyond(old, now) };
  }

  #lints(block: string): Promise<readonly string[]> {
    const known = this.#known.get(block) ?? this.#linter.lint(block).then((lints) => lints.map(nameOf));
    this.#known.set(block, known);
    return known;
  }
}
