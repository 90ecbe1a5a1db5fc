import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const sheet = component({ display: "grid", gap: space(2), marginBlockEnd: space(4) });

export const row = component({ display: "grid", gridTemplateColumns: "minmax(0, 9rem) minmax(0, 1fr)", alignItems: "baseline", columnGap: space(4) });

export const keyName = component({
  display: "inline-block",
  marginInlineEnd: space(1.5),
  paddingInline: space(1.5),
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.sans,
  fontSize: vars.size.caption,
  whiteSpace: "nowrap",
});
