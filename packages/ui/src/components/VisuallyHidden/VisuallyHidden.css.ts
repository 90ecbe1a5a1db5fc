import { below } from "../../theme/breakpoints.ts";
import { utility } from "../../theme/component.ts";

const hidden = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // Nor copied with the text around it.
  userSelect: "none",
} as const;

export const visuallyHidden = utility(hidden);

export const hiddenOnPhones = utility({ "@media": { [below("big_mobile")]: hidden } });
