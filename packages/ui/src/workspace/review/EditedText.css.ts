import { component } from "../../theme/component.ts";
import { space } from "../../theme/tokens.ts";

/** A long text's paragraphs are laid out when they come near. */
export const longPage = component({});

/** A paragraph; its line breaks stand in it. */
export const leaf = component({
  selectors: {
    [`${longPage} > &`]: {
      contentVisibility: "auto",
      containIntrinsicSize: "auto 8rem",
      // What is not laid out is cut off at its edge, and carets and washes reach over the text's.
      marginInline: `calc(-1 * ${space(2)})`,
      paddingInline: space(2),
    },
  },
});
