import { from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { space } from "../theme/tokens.ts";

/** Stays at the foot of the window while the input is longer than it. */
export const bar = component({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(2)} ${space(3)}`,
  marginBlockStart: "auto",
  padding: `${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  background: colour.sheet,
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
});

export const progress = component({ position: "absolute", insetBlockStart: "-2px", insetInline: 0 });

export const tally = component({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(3),
  color: colour.inkFaint,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
});

export const status = component({ color: colour.inkSoft });

export const toResult = component({
  color: colour.stamp,
  textUnderlineOffset: "0.2em",
  "@media": { [from("desktop")]: { display: "none" } },
});

export const buttons = component({
  display: "flex",
  flex: "1 1 100%",
  gap: space(2),
  "@media": { [from("big_mobile")]: { flex: "0 1 auto", marginInlineStart: "auto" } },
});

/** The one thing to press takes the whole width where a thumb does it. */
export const main = component({
  display: "grid",
  flex: "1",
  "@media": { [from("big_mobile")]: { flex: "none" } },
});
