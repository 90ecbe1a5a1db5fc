import { utility } from "../../theme/component.ts";

export const visuallyHidden = utility({
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
});
