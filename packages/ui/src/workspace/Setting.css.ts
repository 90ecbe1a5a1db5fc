import { below, from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { space } from "../theme/tokens.ts";

export const row = component({ "@media": { [below("tablet")]: { display: "none" } } });

/** Two beside each other, as long as their letters are not too large for it. */
export const list = component({ flex: `1 1 ${space(32)}`, minInlineSize: 0, "@media": { [from("tablet")]: { display: "none" } } });
