import { from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { space } from "../theme/tokens.ts";

/** Beside a result it stays in view while the result scrolls. */
export const pane = component({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  "@media": {
    [from("desktop")]: { selectors: { "[data-reviewing] > &": { position: "sticky", insetBlockStart: 0, alignSelf: "start" } } },
  },
});

export const head = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space(4),
  paddingBlockStart: space(2),
  paddingInline: space(4),
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
});

export const label = component({ color: colour.inkFaint, fontSize: vars.size.caption, fontWeight: vars.weight.medium });

/** Their words are in line with the label, and with the text. */
export const file = component({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space(1), marginInline: `calc(-1 * ${space(3)})` });

export const page = component({
  position: "relative",
  display: "grid",
  flex: "1",
  minBlockSize: "13rem",
  maxBlockSize: "65dvh",
  overflowY: "auto",
  paddingInline: space(4),
  paddingBlock: `${space(1)} ${space(5)}`,
  cursor: "text",
  "@media": {
    [from("tablet")]: { minBlockSize: "15rem", paddingInline: space(6) },
    [from("desktop")]: {
      minBlockSize: "20rem",
      maxBlockSize: "max(20rem, 100dvh - 18rem)",
    },
  },
});

/** Under the placeholder, be that one line or two: at the foot of the sheet, what sticks to that of the window would cover it. Unseen, it still describes the button. */
export const hint = component({
  position: "absolute",
  insetBlockStart: `calc(${space(1)} + 2 * ${vars.leading.reading} * ${vars.size.reading})`,
  insetInline: space(4),
  display: "none",
  color: colour.inkFaint,
  fontSize: vars.size.caption,
  pointerEvents: "none",
  "@media": {
    [from("big_mobile")]: { selectors: { ":placeholder-shown + &": { display: "block" } } },
    [from("tablet")]: { insetInline: space(6) },
  },
});
