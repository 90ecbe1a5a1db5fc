import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const statistics = component({
  minInlineSize: 0,
  padding: `${space(2)} ${space(4)}`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  fontSize: vars.size.small,
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
});

export const summary = component({ inlineSize: "fit-content", minBlockSize: space(8), paddingBlock: space(1), color: colour.stamp, cursor: "pointer" });

export const body = component({ display: "grid", gap: space(4), paddingBlock: `${space(2)} ${space(4)}` });

export const drawings = component({ display: "grid", gap: space(2), color: colour.inkSoft });

/** The strokes read in the direction of the page. */
export const rhythm = component({
  maxInlineSize: "100%",
  blockSize: space(9),
  borderBlockEnd: `1px solid ${colour.hairline}`,
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});

export const about = component({ maxInlineSize: vars.measure.prose, color: colour.inkSoft });
