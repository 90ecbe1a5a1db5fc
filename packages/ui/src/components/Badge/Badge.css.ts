import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const badge = component({
  display: "inline-block",
  maxInlineSize: "100%",
  paddingBlock: space(0.5),
  paddingInline: space(1.5),
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  background: colour.wash,
  color: colour.inkSoft,
  fontFamily: vars.font.sans,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
  selectors: {
    "&[data-kind=pencil]": { background: colour.pencilWash, color: colour.pencil },
    "&[data-kind=stamp]": { background: colour.stampWash, color: colour.stamp },
  },
});
