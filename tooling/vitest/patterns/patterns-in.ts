/** Comments, strings and templates, so that a slash in them is none; and, after what no number or name can end in, a pattern. */
const lexemes =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|(?<=[(=:[,!&|?{};]\s*|return\s+)\/(?![*/])(?<source>(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/(?<flags>[dgimsuvy]*)/g;

/** The patterns that are written out in a source. */
export function* patternsIn(source: string): Generator<RegExp> {
  for (const { groups } of source.matchAll(lexemes)) {
    if (groups?.["source"] !== undefined) yield new RegExp(groups["source"], groups["flags"]);
  }
}
