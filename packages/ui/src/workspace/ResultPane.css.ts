import { from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { space } from "../theme/tokens.ts";

export const pane = component({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  borderBlockStart: `1px solid ${colour.hairline}`,
  scrollMarginBlockStart: space(4),
  "@media": { [from("desktop")]: { borderBlockStart: 0, borderInlineStart: `1px solid ${colour.hairline}` } },
});

export const empty = component({
  display: "grid",
  alignContent: "start",
  gap: space(3),
  padding: `${space(8)} ${space(4)}`,
  color: colour.inkSoft,
  fontSize: vars.size.small,
  "@media": { [from("tablet")]: { padding: space(8) } },
});

export const emptyTitle = component({
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.medium,
});

/** The editor's marks and what they mean. */
export const legend = component({ display: "grid", gap: space(3), marginBlockStart: space(4) });

export const legendRow = component({ display: "flex", alignItems: "center", gap: space(4) });

export const sample = component({ inlineSize: space(18), blockSize: space(8), flexShrink: 0, fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const sampleType = component({ stroke: colour.outline, strokeWidth: "1.25" });
export const samplePencil = component({ stroke: colour.pencil, strokeWidth: "1.5" });
export const sampleStamp = component({ stroke: colour.stamp, strokeWidth: "1.5" });
