import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const part = component({
  display: "grid",
  justifyItems: "start",
  gap: space(3),
  paddingBlock: space(4),
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.hairline}` } },
});

export const heading = component({ fontFamily: vars.font.serif, fontSize: vars.size.note, fontWeight: vars.weight.medium });

export const hint = component({ color: colour.inkSoft, fontSize: vars.size.small });

export const kinds = component({ display: "flex", flexWrap: "wrap", gap: space(2) });

/** As wide as the sheet, so that its knob stands at the edge. */
export const choice = component({ inlineSize: "100%" });

export const news = component({ display: "grid", gap: space(2), minBlockSize: space(6), fontSize: vars.size.small, overflowWrap: "anywhere" });
