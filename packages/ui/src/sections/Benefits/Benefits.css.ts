import { below, from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

/** Cells ruled like the columns of a printed sheet; the outer rules fall away. */
export const grid = component({
  display: "grid",
  gap: "1px",
  overflow: "hidden",
  borderBlock: `1px solid ${colour.hairline}`,
  background: colour.hairline,
  "@media": {
    [from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("desktop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const item = component({
  display: "grid",
  alignContent: "start",
  gap: space(2),
  paddingBlock: space(7),
  background: colour.paper,
  "@media": {
    [from("tablet")]: { padding: space(8) },
    // The outer columns stand flush with the heading.
    [`${from("tablet")} and ${below("desktop")}`]: {
      selectors: { "&:nth-child(odd)": { paddingInlineStart: 0 }, "&:nth-child(even)": { paddingInlineEnd: 0 } },
    },
    [from("desktop")]: {
      selectors: { "&:nth-child(3n + 1)": { paddingInlineStart: 0 }, "&:nth-child(3n)": { paddingInlineEnd: 0 } },
    },
  },
});

export const drawing = component({ marginBlockEnd: space(2), marginInlineStart: space(-1.5) });

export const title = component({
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const description = component({ color: colour.inkSoft });
