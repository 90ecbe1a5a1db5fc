import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

/** A slip over the text that it is about. */
export const slip = component({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space(2),
  alignItems: "center",
  marginInline: space(4),
  paddingInlineStart: space(3),
  borderBlock: `1px solid ${colour.hairline}`,
  background: colour.stampWash,
  color: colour.inkSoft,
  fontSize: vars.size.caption,
  "@media": { [from("tablet")]: { marginInline: space(6) } },
});

export const words = component({ paddingBlock: space(2), overflowWrap: "anywhere" });

export const name = component({ marginInlineEnd: space(1), color: colour.ink, fontWeight: vars.weight.medium });

export const progress = component({ position: "absolute", insetBlockEnd: 0, insetInline: 0 });
