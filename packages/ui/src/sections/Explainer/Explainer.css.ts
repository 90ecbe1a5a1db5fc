import { component } from "../../theme/component.ts";
import { vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const words = component({
  display: "grid",
  gap: space(4),
  minInlineSize: 0,
  maxInlineSize: vars.measure.prose,
  fontFamily: vars.font.serif,
  fontSize: vars.size.reading,
  lineHeight: vars.leading.reading,
  overflowWrap: "anywhere",
});
