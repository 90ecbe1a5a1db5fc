import { motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";
import { keyframes } from "@vanilla-extract/css";

const press = keyframes({
  from: { opacity: 0, scale: "1.18", rotate: "-5deg" },
  "60%": { opacity: 1, scale: "0.98" },
  to: { opacity: 1, scale: "1", rotate: "-1.2deg" },
});

export const stamp = component({
  display: "inline-flex",
  alignItems: "center",
  gap: space(2),
  paddingBlock: space(1.5),
  paddingInline: space(3),
  border: `1.5px solid ${colour.stamp}`,
  borderRadius: vars.radius.small,
  outline: `1px solid ${colour.stamp}`,
  outlineOffset: "2px",
  color: colour.stamp,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  letterSpacing: "0.02em",
  lineHeight: vars.leading.snug,
  rotate: "-1.2deg",
  "@media": { [motionIsWelcome]: { animation: `${press} ${vars.motion.calm} ${vars.motion.ease}` } },
});

export const seal = component({ inlineSize: space(4), blockSize: space(4) });

/** Points down while what it opens is closed. */
export const sign = component({
  display: "inline-block",
  inlineSize: "0.7em",
  blockSize: "0.7em",
  rotate: "180deg",
  selectors: { "[open] > summary &": { rotate: "0deg" } },
  "@media": { [motionIsWelcome]: { transition: `rotate ${vars.motion.quick}` } },
});
