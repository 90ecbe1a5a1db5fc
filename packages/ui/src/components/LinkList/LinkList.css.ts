import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const links = component({ display: "flex", flexWrap: "wrap", columnGap: space(6) });

export const link = component({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
  overflowWrap: "anywhere",
  textDecorationColor: colour.outline,
  textUnderlineOffset: "0.25em",
  selectors: { "&:hover": { color: colour.ink, textDecorationColor: colour.pencil } },
});
