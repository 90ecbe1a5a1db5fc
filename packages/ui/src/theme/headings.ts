import { vars } from "./contract.css.ts";

/** The one large line with which a page opens. */
export const displayText = {
  fontFamily: vars.font.serif,
  fontSize: vars.size.display,
  fontWeight: vars.weight.medium,
  letterSpacing: "-0.028em",
  lineHeight: vars.leading.tight,
} as const;

/** The title of a section, or of a document. */
export const headingText = {
  fontFamily: vars.font.serif,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.medium,
  letterSpacing: "-0.018em",
  lineHeight: "1.12",
} as const;
