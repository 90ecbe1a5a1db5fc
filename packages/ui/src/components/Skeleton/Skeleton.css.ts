import { keyframes } from "@vanilla-extract/css";
import { motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";

const stroke = "0.28em";
const breathe = keyframes({ "50%": { opacity: 0.45 } });

/** The words wrap as the text will, whatever the pane's width. */
export const skeleton = component({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  columnGap: "0.45em",
  maxInlineSize: vars.measure.prose,
  overflow: "hidden",
  fontSize: vars.size.reading,
  lineHeight: vars.leading.reading,
  "@media": { [motionIsWelcome]: { animation: `${breathe} 1.8s infinite ease-in-out` } },
});

export const word = component({
  blockSize: stroke,
  maxInlineSize: "100%",
  marginBlock: `calc((1lh - ${stroke}) / 2)`,
  borderRadius: vars.radius.round,
  background: colour.hairline,
  "@media": { "(forced-colors: active)": { background: "CanvasText", opacity: 0.35 } },
});
