import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const container = component({
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.measure.page} + 2 * var(--gutter))`,
  marginInline: "auto",
  paddingInline: "var(--gutter)",
  vars: { "--gutter": space(4) },
  "@media": {
    [from("tablet")]: { vars: { "--gutter": space(8) } },
    [from("desktop")]: { vars: { "--gutter": space(10) } },
  },
});
