import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const widest = "20rem";

/** Under the end of what is selected, and over the margin's notes; under the handles that a touch screen hangs there. */
export const lock = component({
  position: "absolute",
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, auto)",
  marginBlockStart: space(2),
  maxInlineSize: `min(${widest}, 100%)`,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  background: colour.sheet,
  boxShadow: `0 8px 32px ${colour.shadow}`,
  "@media": { "(pointer: coarse)": { marginBlockStart: space(8) } },
});
