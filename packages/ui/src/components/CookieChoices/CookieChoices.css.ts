import { globalStyle } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { footProperty } from "../../theme/foot.ts";
import { space } from "../../theme/tokens.ts";

/** Where the window cannot spare the room, as at great zoom, it waits at the end of the page. */
const lowWindow = "(max-height: 30rem)";

export const cookieChoices = component({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 3,
  maxBlockSize: `calc(100dvh - ${space(8)})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollPaddingBlockEnd: space(20),
  paddingBlock: `${space(4)} max(${space(4)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${colour.outline}`,
  background: colour.sheet,
  boxShadow: `0 -8px 32px ${colour.shadow}`,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
  selectors: { "&[data-choosing]": { paddingBlockEnd: 0 } },
  "@media": { [lowWindow]: { position: "static", maxBlockSize: "none" } },
});

/** Where it does not stick, it covers nothing. */
globalStyle(`:root:has(${cookieChoices})`, {
  "@media": { [lowWindow]: { vars: { [footProperty]: "0px !important" } } },
});

export const question = component({
  display: "grid",
  gap: space(4),
  "@media": {
    [from("desktop")]: {
      gap: space(10),
      gridTemplateColumns: "minmax(0, 1fr) minmax(30rem, auto)",
      alignItems: "center",
      selectors: { "[data-choosing] &": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "start" } },
    },
  },
});

export const words = component({ display: "grid", gap: space(1), maxInlineSize: vars.measure.prose, color: colour.inkSoft });

export const title = component({
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const answers = component({ display: "flex", flexWrap: "wrap", gap: space(2), maxInlineSize: "34rem", overflowWrap: "break-word" });

/** All of one width and one look: none of them is pressed on anyone. */
export const answer = component({ display: "grid", flex: "1 1 6.25rem", maxInlineSize: "100%" });

export const form = component({ display: "grid", maxInlineSize: vars.measure.prose, selectors: { "&:focus": { outline: "none" } } });

/** In sight while the purposes scroll. */
export const foot = component({
  paddingBlockStart: space(4),
  selectors: {
    "[data-choosing] &": {
      position: "sticky",
      insetBlockEnd: 0,
      paddingBlock: `${space(3)} max(${space(4)}, env(safe-area-inset-bottom))`,
      background: colour.sheet,
    },
  },
});

export const list = component({ borderBlockStart: `1px solid ${colour.hairline}` });

export const purpose = component({ paddingBlock: space(1), borderBlockEnd: `1px solid ${colour.hairline}` });
