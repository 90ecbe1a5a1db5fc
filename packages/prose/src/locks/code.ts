import { byPatterns, type Finder } from "./finding.ts";

const bare = byPatterns("code", [
  [/\w\(\)/, /(?<![\p{L}\p{N}_])[A-Za-z_$][\w$]{0,60}(?:(?:\.|::|->)[A-Za-z_$][\w$]{0,60}){0,6}\(\)/gu],
  [/\w\(/, /(?<![\p{L}\p{N}_])[A-Za-z_$][\w$]{0,60}(?:(?:\.|::|->)[A-Za-z_$][\w$]{0,60}){1,6}\([^()\n]{0,120}\)/gu],
  [/_/, /(?<![\p{L}\p{N}_])[A-Za-z\d]{1,60}(?:_[A-Za-z\d]{1,60}){1,10}_?(?![\p{L}\p{N}_])/gu],
  [/--/, /(?<![\p{L}\p{N}_-])--[a-z][a-z\d-]{0,60}(?:[= ][\w./-]{1,60}(?=\d|["']))?/gu],
]);

/** Code spans, and identifiers that stand in prose without them. */
export const code: Finder = function* (passage) {
  for (const part of passage.markup) {
    if (part.kind === "code") yield { kind: "code", start: part.start, end: part.end };
  }
  yield* bare(passage);
};
