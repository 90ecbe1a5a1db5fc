import { component } from "../../theme/component.ts";
import { space } from "../../theme/tokens.ts";

export const copying = component({ display: "flex", flexWrap: "wrap", alignItems: "center" });

/** As wide as what it says next, so that nothing beside it moves when it says it. */
export const label = component({
  display: "block",
  "::after": { content: "attr(data-next)", display: "block", blockSize: 0, overflow: "hidden", visibility: "hidden" },
});

export const said = component({ selectors: { "&:not(:empty)": { marginInlineStart: space(2) } } });
