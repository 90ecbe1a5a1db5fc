import { component } from "../../../theme/component.ts";
import { colour, vars } from "../../../theme/contract.css.ts";
import { space } from "../../../theme/tokens.ts";

export const intro = component({ color: colour.inkSoft, fontSize: vars.size.small });

export const tools = component({ display: "grid", justifyItems: "start", gap: space(3), paddingBlock: space(3) });

/** As wide as the sheet, so that its knob stands at the edge. */
export const choice = component({ inlineSize: "100%" });

export const standing = component({ display: "flex", flexWrap: "wrap", columnGap: space(4), color: colour.inkFaint, fontSize: vars.size.caption, fontVariantNumeric: "tabular-nums" });

export const list = component({ borderBlockEnd: `1px solid ${colour.hairline}` });

export const row = component({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space(3),
  alignItems: "center",
  minBlockSize: space(14),
  paddingBlock: space(2),
  borderBlockStart: `1px solid ${colour.hairline}`,
});

export const name = component({ overflowWrap: "anywhere", fontWeight: vars.weight.medium });

export const about = component({
  gridColumn: 1,
  color: colour.inkSoft,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  selectors: { "[data-status=bad] > &, [data-status=failed] > &, [data-status=held] > &": { color: colour.pencil } },
});

export const buttons = component({ display: "flex", flexWrap: "wrap", justifyContent: "end", gridColumn: 2, gridRow: "1 / span 2" });

export const progress = component({ position: "absolute", insetBlockEnd: 0, insetInline: 0 });

export const news = component({ display: "grid", gap: space(2), paddingBlock: space(3), fontSize: vars.size.small, overflowWrap: "anywhere" });
