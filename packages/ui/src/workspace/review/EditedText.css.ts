import { component } from "../../theme/component.ts";
import { space } from "../../theme/tokens.ts";

/** Paragraphs of a long text, which are laid out when they come near; the line breaks of each stand in it. */
export const group = component({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 150rem",
  // What is not laid out is cut off at its edge, and carets and washes reach over the text's.
  marginInline: `calc(-1 * ${space(2)})`,
  paddingInline: space(2),
});
