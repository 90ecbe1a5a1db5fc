import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const themeChoice = component({ display: "flex", flex: "none" });

export const option = component({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.target,
  blockSize: vars.target,
  borderRadius: vars.radius.small,
  color: colour.inkFaint,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: colour.ink },
    "&:has(:checked)": { color: colour.ink },
    "&:has(:focus-visible)": { outline: `2px solid ${colour.stamp}`, outlineOffset: "-2px" },
  },
});

/** The chosen sign is underlined by the editor's pencil. */
export const sign = component({
  paddingBlock: space(1.5),
  borderBlock: "2px solid transparent",
  selectors: { ":checked + &": { borderBlockEndColor: colour.pencil } },
  // There a transparent border would be drawn.
  "@media": { "(forced-colors: active)": { borderColor: "Canvas", selectors: { ":checked + &": { borderBlockEndColor: "Highlight" } } } },
});
