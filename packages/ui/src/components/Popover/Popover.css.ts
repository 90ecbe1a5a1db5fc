import { keyframes } from "@vanilla-extract/css";
import { motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

const comeIn = keyframes({ from: { opacity: 0, translate: `0 ${space(1)}` } });

export const popover = component({
  zIndex: 3,
  inlineSize: "22rem",
  maxInlineSize: "var(--radix-popover-content-available-width)",
  maxBlockSize: "var(--radix-popover-content-available-height)",
  overflowY: "auto",
  padding: space(4),
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  background: colour.sheet,
  color: colour.ink,
  boxShadow: `0 8px 32px ${colour.shadow}`,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  "@media": { [motionIsWelcome]: { animation: `${comeIn} ${vars.motion.quick} ${vars.motion.ease}` } },
});
