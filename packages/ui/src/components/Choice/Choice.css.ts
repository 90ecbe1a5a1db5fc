import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const choice = component({ display: "flex", flexWrap: "wrap", columnGap: space(1), fontSize: vars.size.small });

export const legend = component({
  // Afloat it is laid out like any other child; a legend in its own place is not.
  float: "left",
  flex: "none",
  minInlineSize: space(18),
  paddingBlock: space(2.75),
  paddingInline: 0,
  color: colour.inkFaint,
  "@media": { [from("desktop")]: { minInlineSize: 0, paddingBlock: space(1.75), paddingInlineEnd: space(2) } },
});

/** Beside its name, or below it where letters are large. What it asks for at the least is less than three short words need in any face: a line that is as wide as them would break otherwise. */
export const choices = component({ display: "flex", flex: "1 1 8rem", flexWrap: "wrap", minInlineSize: 0, columnGap: space(1) });

/** As wide as the options above it, so that they stay where they are while it changes. */
export const hint = component({
  inlineSize: 0,
  minInlineSize: "100%",
  paddingBlockEnd: space(1),
  color: colour.inkFaint,
  fontSize: vars.size.caption,
});

export const option = component({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.target,
  paddingInline: space(2),
  borderRadius: vars.radius.small,
  color: colour.inkSoft,
  cursor: "pointer",
  "@media": { [from("desktop")]: { minBlockSize: space(9) } },
  selectors: {
    "&:hover": { color: colour.ink },
    "&:has(:checked)": { color: colour.ink, fontWeight: vars.weight.semibold },
    "&:has(:focus-visible)": { outline: `2px solid ${colour.stamp}`, outlineOffset: "-2px" },
  },
});

/** The chosen word is underlined by the editor's pencil. */
export const word = component({
  paddingBlock: space(1),
  borderBlock: "2px solid transparent",
  selectors: { ":checked + &": { borderBlockEndColor: colour.pencil } },
  // There a transparent border would be drawn.
  "@media": { "(forced-colors: active)": { borderColor: "Canvas", selectors: { ":checked + &": { borderBlockEndColor: "Highlight" } } } },
});

/** Keeps the width of the bold word, so that its neighbours stay where they are. */
export const widest = component({
  selectors: {
    "&::after": {
      content: "attr(data-label)",
      display: "block",
      blockSize: 0,
      overflow: "hidden",
      visibility: "hidden",
      fontWeight: vars.weight.semibold,
    },
  },
});
