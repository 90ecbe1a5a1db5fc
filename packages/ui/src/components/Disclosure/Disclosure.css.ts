import { motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const disclosure = component({ borderBlockEnd: `1px solid ${colour.hairline}` });

export const summary = component({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space(6),
  minBlockSize: vars.target,
  paddingBlock: space(4),
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: colour.pencil },
  },
});

/** An insertion caret that turns over when the answer is open. */
export const sign = component({
  inlineSize: space(3),
  blockSize: space(3),
  flexShrink: 0,
  color: colour.pencil,
  rotate: "180deg",
  selectors: { "[open] > summary > &": { rotate: "none" } },
  "@media": { [motionIsWelcome]: { transition: `rotate ${vars.motion.calm} ${vars.motion.ease}` } },
});

export const body = component({
  maxInlineSize: vars.measure.prose,
  paddingBlockEnd: space(5),
  paddingInlineEnd: space(10),
  color: colour.inkSoft,
  overflowWrap: "anywhere",
});
