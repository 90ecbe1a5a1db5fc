import { from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { space } from "../theme/tokens.ts";

export const locking = component({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(2)}`,
  maxBlockSize: space(24),
  overflowY: "auto",
  padding: `${space(1)} ${space(4)}`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  background: colour.sheet,
  fontSize: vars.size.caption,
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
});

/** Gives its items to the row that it stands in. */
export const chips = component({ display: "contents" });

export const chip = component({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1),
  maxInlineSize: "100%",
  paddingInlineStart: space(2),
  border: `1px solid ${colour.stamp}`,
  borderRadius: vars.radius.small,
  background: colour.stampWash,
  color: colour.stamp,
});

export const shown = component({
  minInlineSize: 0,
  maxInlineSize: "16rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
});
