import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { foot } from "../../theme/foot.ts";
import { space } from "../../theme/tokens.ts";

export const offer = component({
  display: "block",
  position: "fixed",
  insetBlockEnd: `calc(${foot} + ${space(4)})`,
  insetInlineStart: space(4),
  zIndex: 4,
  inlineSize: `min(32rem, calc(100% - ${space(8)}))`,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  overflow: "hidden",
  background: colour.sheet,
  boxShadow: `0 8px 32px ${colour.shadow}`,
});
