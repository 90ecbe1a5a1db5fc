import { from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { foot as covered } from "../theme/foot.ts";
import { space } from "../theme/tokens.ts";

export const pane = component({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  borderBlockStart: `1px solid ${colour.hairline}`,
  scrollMarginBlockStart: space(4),
  "@media": { [from("desktop")]: { borderBlockStart: 0, borderInlineStart: `1px solid ${colour.hairline}` } },
});

/** Lies over the foot of the pane, so that nothing moves when it comes. */
export const foot = component({ position: "sticky", insetBlockEnd: covered, marginBlockStart: "auto" });

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
