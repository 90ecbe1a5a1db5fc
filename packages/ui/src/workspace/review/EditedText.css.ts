import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

/** Paragraphs of a long text, which are laid out when they come near; the line breaks of each stand in it. */
export const group = component({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 150rem",
  // What is not laid out is cut off at its edge, and carets and washes reach over the text's.
  marginInline: `calc(-1 * ${space(2)})`,
  paddingInline: space(2),
});

/** Markdown as it was written, with its signs behind the words. */
export const sign = component({ color: colour.inkFaint, fontWeight: vars.weight.regular });

export const strong = component({ fontWeight: vars.weight.semibold });

export const heading = component({ fontWeight: vars.weight.semibold });
