import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const emptyState = component({
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: space(3),
  maxInlineSize: "36rem",
  padding: `${space(8)} ${space(4)}`,
  color: colour.inkSoft,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
  "@media": { [from("tablet")]: { padding: space(8) } },
});

export const title = component({
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const actions = component({ display: "flex", flexWrap: "wrap", gap: space(3), marginBlockStart: space(3) });
