import { globalStyle, keyframes } from "@vanilla-extract/css";
import { from, motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { components } from "../../theme/layers.css.ts";
import { space, tokens } from "../../theme/tokens.ts";

const dusk = (over: string) => `color-mix(in srgb, ${tokens.colour.dark.paper} 50%, ${over})`;

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space(6)}` } });
const appear = keyframes({ from: { opacity: 0 } });

/** A sheet at the foot of a small screen, in reach of a thumb; amid a larger one. */
export const dialog = component({
  inlineSize: "100%",
  maxInlineSize: "none",
  maxBlockSize: `calc(100dvh - ${space(8)})`,
  margin: "auto 0 0",
  padding: 0,
  border: `1px solid ${colour.outline}`,
  borderInlineWidth: 0,
  borderBlockEndWidth: 0,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  background: colour.sheet,
  color: colour.ink,
  boxShadow: `0 16px 48px ${colour.shadow}`,
  overflowWrap: "anywhere",
  overscrollBehavior: "contain",
  scrollPaddingBlock: space(20),
  selectors: { "&::backdrop": { background: dusk("transparent") } },
  "@media": {
    [motionIsWelcome]: {
      selectors: {
        "&[open]": { animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}` },
        "&[open]::backdrop": { animation: `${appear} ${vars.motion.calm}` },
      },
    },
    [from("tablet")]: {
      inlineSize: "34rem",
      margin: "auto",
      borderWidth: "1px",
      borderRadius: vars.radius.medium,
    },
  },
});

const edge = { position: "sticky", zIndex: 1, background: colour.sheet, paddingInline: `${space(5)} ${space(3)}` } as const;

export const head = component({
  ...edge,
  insetBlockStart: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space(3),
  paddingBlock: `${space(3)} ${space(1)}`,
});

export const title = component({
  paddingBlock: space(2),
  fontFamily: vars.font.serif,
  fontSize: vars.size.name,
  fontWeight: vars.weight.medium,
  letterSpacing: "-0.01em",
  lineHeight: vars.leading.snug,
});

export const body = component({
  paddingInline: space(5),
  paddingBlockEnd: space(5),
  color: colour.inkSoft,
});

export const actions = component({
  ...edge,
  insetBlockEnd: 0,
  display: "grid",
  // Across the sheet, beside each other where their words allow it.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
  gap: space(2),
  paddingBlock: `${space(3)} max(${space(4)}, env(safe-area-inset-bottom))`,
  paddingInline: space(5),
  borderBlockStart: `1px solid ${colour.hairline}`,
  "@media": { [from("tablet")]: { display: "flex", flexWrap: "wrap" } },
});

/** The page behind stays where it is. It keeps the room of its scroll bar, to which the backdrop does not reach. */
globalStyle(":root:has(dialog:modal)", {
  "@layer": { [components]: { overflow: "hidden", scrollbarGutter: "stable", background: dusk(colour.paper) } },
});
