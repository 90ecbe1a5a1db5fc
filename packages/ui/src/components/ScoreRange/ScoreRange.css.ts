import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

/** Of two side by side each part stands beside the other's, however many lines a verdict takes. */
export const scoreRange = component({
  display: "grid",
  gridRow: "span 4",
  gridTemplateRows: "subgrid",
  gap: space(1),
  maxInlineSize: "36rem",
  overflowWrap: "anywhere",
});

export const label = component({ color: colour.inkFaint, fontSize: vars.size.caption, fontWeight: vars.weight.medium });

export const figure = component({
  fontFamily: vars.font.serif,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "lining-nums",
  letterSpacing: "-0.018em",
  lineHeight: "1.12",
});

export const sentence = component({ color: colour.inkSoft, fontSize: vars.size.small });

export const drawing = component({ marginBlockStart: space(4), color: colour.inkFaint, fontSize: vars.size.caption });

/** Half a numeral's room on either side, so that 0 and 100 can stand under their strokes. */
const overhang = space(3);

export const ruler = component({ position: "relative", blockSize: space(12), marginInline: overhang, color: colour.inkSoft });

export const graduation = component({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: "100%",
  blockSize: space(3),
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1",
});

/** Below this the band could not be seen; it must not end beyond the ruler for it. */
export const narrowest = "4px";

/** The blue of what was checked; how wide it is says how little one can be sure. */
export const band = component({
  position: "absolute",
  insetBlock: `${space(2)} ${space(3)}`,
  minInlineSize: narrowest,
  borderInline: `2px solid ${colour.stamp}`,
  background: colour.stampWash,
  "@media": { "(forced-colors: active)": { border: "2px solid Highlight", borderBlockEndWidth: 0 } },
});

/** A needle with a round head. */
export const point = component({
  position: "absolute",
  insetBlock: `0 ${space(3)}`,
  inlineSize: 0,
  borderInlineStart: `2px solid ${colour.ink}`,
  translate: "-50% 0",
  selectors: {
    "&:dir(rtl)": { translate: "50% 0" },
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: "-5px",
      inlineSize: space(2),
      blockSize: space(2),
      borderRadius: vars.radius.round,
      background: colour.ink,
    },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&::before": { background: "CanvasText" } } } },
});

export const numerals = component({ display: "flex", justifyContent: "space-between", marginInline: overhang, paddingBlockStart: space(1), fontVariantNumeric: "tabular-nums" });

export const numeral = component({ display: "flex", justifyContent: "center", inlineSize: 0, whiteSpace: "nowrap" });

export const ends = component({ display: "flex", justifyContent: "space-between", gap: space(6), paddingBlockStart: space(1) });

export const highEnd = component({ textAlign: "end" });
