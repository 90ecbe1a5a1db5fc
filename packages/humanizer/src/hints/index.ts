import { bareFigures } from "./bare-figures.ts";
import type { HintRule } from "./hint.ts";
import { sameOpeners } from "./same-openers.ts";
import { stockEndings } from "./stock-endings.ts";
import { triads } from "./triads.ts";
import { unsourcedClaims } from "./unsourced-claims.ts";

/** Every hint. */
export const hintRules: readonly HintRule[] = [unsourcedClaims, bareFigures, triads, stockEndings, sameOpeners];
