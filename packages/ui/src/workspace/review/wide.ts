/** The pane's width from which notes stand in the margin, beside the text. */
export const wide = "(min-width: 35rem)";
