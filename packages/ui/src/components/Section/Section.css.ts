import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const section = component({
  paddingBlock: space(16),
  "@media": { [from("desktop")]: { paddingBlock: space(24) } },
});

export const head = component({
  display: "grid",
  gap: space(3),
  maxInlineSize: vars.measure.prose,
  marginBlockEnd: space(10),
  "@media": { [from("desktop")]: { marginBlockEnd: space(14) } },
});

export const title = component({
  fontFamily: vars.font.serif,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.medium,
  letterSpacing: "-0.018em",
  lineHeight: "1.12",
});

export const subtitle = component({ color: colour.inkSoft, fontSize: vars.size.lead });
