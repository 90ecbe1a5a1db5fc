import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokens } from "./tokens.ts";

// Prefixed, because the page that loads the faces calls its own variables `--font-serif` and `--font-sans`.
const named = (_: string | null, path: string[]) => `ui-${path.join("-")}`;

/** Colours are variables because they change with the theme; the names are derived from the tokens. */
export const colour = createGlobalThemeContract(tokens.colour.light, named);

/** What never changes with the theme but reads better as a variable in the browser's inspector. */
export const vars = createGlobalThemeContract(
  {
    font: tokens.font,
    size: tokens.size,
    leading: tokens.leading,
    weight: tokens.weight,
    radius: tokens.radius,
    motion: tokens.motion,
    measure: tokens.measure,
    target: tokens.target,
  },
  named,
);
