import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

/** The words in question, three lines of them at most; the way to where they stand. */
export const place = component({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  minBlockSize: space(8),
  padding: 0,
  border: 0,
  background: "none",
  color: colour.stamp,
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  textAlign: "start",
  textDecorationLine: "underline",
  textDecorationStyle: "wavy",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationThickness: "1.5px" } },
});
