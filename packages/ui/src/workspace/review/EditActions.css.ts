import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const actions = component({ display: "flex", flexWrap: "wrap", marginInlineStart: `calc(-1 * ${space(2)})` });

export const wordings = component({ display: "flex", flexWrap: "wrap", flexBasis: "100%", columnGap: space(3), marginInlineStart: space(2) });

/** As tall as a button, so that a thumb hits it. */
export const choice = component({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1.5),
  minBlockSize: space(9),
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  cursor: "pointer",
});

export const radio = component({ margin: 0, accentColor: colour.pencil });
