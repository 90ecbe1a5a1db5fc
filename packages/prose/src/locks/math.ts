import { byPatterns, type Finder } from "./finding.ts";

const bare = byPatterns("math", [
  [/[=≈≠≤≥∝]/, /(?<![\p{L}\p{N}_])[\p{L}\d][\p{L}\d²³₀-₉^()]{0,12} ?[=≈≠≤≥∝] ?(?:\p{L}{1,4}\([^()\s]{1,20}\)|[\p{L}\d√∑∏−-][\p{L}\d²³₀-₉^+\-−*/×·.√]{0,40}(?<!\.))/gu],
  [/[⁰-⁹⁺⁻¹²³₀-₉]/, /(?<!\p{L})(?=\p{L}{1,12}[₀-₉])(?:\p{Lu}\p{Ll}?[₀-₉⁺⁻]{0,4}){1,12}(?!\p{L})|(?<![\p{L}\p{N}])\p{L}{1,4}[⁰-⁹⁺⁻¹²³]{1,4}(?!\p{L})/gu],
]);

/** Formulas between dollars or in LaTeX's brackets, and short equations and chemical formulas in running text. */
export const math: Finder = function* (passage) {
  for (const part of passage.markup) {
    if (part.kind === "math") yield { kind: "math", start: part.start, end: part.end };
  }
  yield* bare(passage);
};
