import { from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { foot as covered } from "../theme/foot.ts";
import { space } from "../theme/tokens.ts";

/** Stays at the foot of the window while the input is longer than it, where the window can spare the room. */
export const foot = component({
  position: "sticky",
  insetBlockEnd: covered,
  zIndex: 1,
  marginBlockStart: "auto",
  "@media": { "(max-height: 30rem)": { position: "static" } },
});

export const bar = component({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  background: colour.sheet,
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
});

/** Under the bar once there is more to say in it: what sticks to the foot of the window covers the text. */
export const kept = component({
  padding: `${space(2)} ${space(4)} ${space(3)}`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  color: colour.inkFaint,
  fontSize: vars.size.caption,
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

/** On a line of its own: its words change, and nothing may move for it. */
export const standing = component({ order: 1, flexBasis: "100%" });

export const status = component({ color: colour.inkSoft });

/** For those who have keys. */
export const shortcut = component({ display: "none", "@media": { [`${from("desktop")} and (pointer: fine)`]: { display: "inline" } } });

export const toResult = component({ color: colour.stamp, textUnderlineOffset: "0.2em" });

export const buttons = component({
  display: "flex",
  flex: "1 1 100%",
  flexWrap: "wrap",
  gap: space(2),
  "@media": { [from("big_mobile")]: { flex: "0 1 auto", marginInlineStart: "auto" } },
});

/** The one thing to press takes the whole width where a thumb does it. */
export const main = component({
  display: "grid",
  flex: "1",
  "@media": { [from("big_mobile")]: { flex: "none" } },
});

/** What the browser shows by itself when the button is pressed before the page came alive. */
export const sign = component({
  insetBlock: `auto ${space(24)}`,
  margin: `0 auto`,
  padding: `${space(3)} ${space(5)}`,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  background: colour.sheet,
  color: colour.ink,
  fontSize: vars.size.small,
});
