import { keyframes } from "@vanilla-extract/css";
import { motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

const comeIn = keyframes({ from: { opacity: 0 } });

export const tooltip = component({
  zIndex: 4,
  maxInlineSize: "min(18rem, var(--radix-tooltip-content-available-width))",
  paddingBlock: space(1.5),
  paddingInline: space(2.5),
  borderRadius: vars.radius.small,
  background: colour.ink,
  color: colour.paper,
  fontSize: vars.size.caption,
  lineHeight: "1.4",
  overflowWrap: "anywhere",
  "@media": {
    [motionIsWelcome]: { animation: `${comeIn} ${vars.motion.quick} ${vars.motion.ease}` },
    "(forced-colors: active)": { border: "1px solid CanvasText" },
  },
});
