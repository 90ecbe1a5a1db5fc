import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const notice = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(3),
  paddingInline: space(4),
  borderInlineStart: `3px solid ${colour.stamp}`,
  background: colour.stampWash,
  color: colour.ink,
  fontSize: vars.size.small,
  selectors: { "&[data-kind=problem]": { borderInlineStartColor: colour.pencil, background: colour.pencilWash } },
});

export const words = component({ flex: "1 1 16rem", overflowWrap: "anywhere" });
