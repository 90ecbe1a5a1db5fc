import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const takeAlong = component({
  display: "grid",
  gap: space(3),
  padding: space(4),
  borderBlockStart: `1px solid ${colour.hairline}`,
  "@media": { [from("tablet")]: { padding: `${space(5)} ${space(6)}` } },
});

export const heading = component({ color: colour.inkFaint, fontSize: vars.size.caption, fontWeight: vars.weight.medium });

export const buttons = component({ display: "flex", flexWrap: "wrap", gap: space(2) });

export const hint = component({ maxInlineSize: vars.measure.prose, color: colour.inkFaint, fontSize: vars.size.caption, selectors: { "&:empty": { display: "none" } } });
