/** Grand words for "many"; the noun that follows stays and tells what there is much of. */
export interface Amount {
  readonly pattern: RegExp;
  readonly to: readonly string[];
}

const several = "(?! (?:\\p{Ll}+ ){1,3}(?:is|was|has|exists)(?!\\p{L}))(?= \\p{Ll}+(?: \\p{Ll}+)?s(?!\\p{L}))";
/** "Such a wide range" needs its article. */
const free = "(?<!\\p{L})(?<!(?:such|what|quite|as|so|rather) )";
const amount = (words: string) => new RegExp(`${free}${words}${several}`, "giu");

export const amounts: readonly Amount[] = [
  { pattern: amount("an? (?:myriad|multitude|plethora) of"), to: ["many"] },
  { pattern: /(?<!\p{L})a plethora of(?= (?:information|evidence|research|data|advice|choice)(?!\p{L}))/giu, to: ["plenty of", "a lot of"] },
  { pattern: amount("an? (?:wide|vast|broad|diverse|rich) (?:array|range|variety|spectrum) of"), to: ["many", "many kinds of"] },
  { pattern: /(?<!\p{L})complex and multi-?faceted(?!\p{L})/giu, to: ["complex"] },
  { pattern: /(?<!\p{L})multi-?faceted and complex(?!\p{L})/giu, to: ["complex"] },
];
