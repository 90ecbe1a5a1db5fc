import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const judgement = component({
  display: "grid",
  alignContent: "start",
  gap: space(5),
  minInlineSize: 0,
  padding: `${space(5)} ${space(4)} ${space(6)}`,
  fontSize: vars.size.small,
  "@media": { [from("tablet")]: { padding: space(6) } },
});

export const aside = component({ maxInlineSize: vars.measure.prose, color: colour.inkSoft });

export const next = component({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(3) });
