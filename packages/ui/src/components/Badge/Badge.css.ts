import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const badge = component({
  display: "inline-block",
  paddingInline: space(1.5),
  border: `1px solid ${colour.hairline}`,
  borderRadius: vars.radius.small,
  color: colour.inkFaint,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.body,
  whiteSpace: "nowrap",
});
