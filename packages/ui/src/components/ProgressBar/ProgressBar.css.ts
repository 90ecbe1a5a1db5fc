import { keyframes } from "@vanilla-extract/css";
import { motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";

const sweep = keyframes({ from: { translate: "-100% 0" }, to: { translate: "300% 0" } });

export const track = component({
  position: "relative",
  inlineSize: "100%",
  blockSize: "3px",
  overflow: "hidden",
  background: colour.hairline,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText", blockSize: "6px" } },
});

/** A pencil line drawn from the start of the row. */
export const line = component({
  blockSize: "100%",
  background: colour.pencil,
  transformOrigin: "left",
  selectors: {
    "&:dir(rtl)": { transformOrigin: "right" },
    "&[data-unknown]": { inlineSize: "33%" },
  },
  "@media": {
    [motionIsWelcome]: {
      transition: `scale ${vars.motion.calm} ${vars.motion.ease}`,
      selectors: { "&[data-unknown]": { animation: `${sweep} 1.4s infinite ease-in-out` } },
    },
    "(forced-colors: active)": { background: "Highlight" },
  },
});
