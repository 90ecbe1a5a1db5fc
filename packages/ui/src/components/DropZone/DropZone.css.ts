import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { cropMarks } from "../../theme/crop-marks.ts";
import { space } from "../../theme/tokens.ts";

/** The place for a sheet, between its crop marks. */
export const zone = component({
  ...cropMarks,
  position: "relative",
  display: "grid",
  gap: space(3),
  padding: space(6),
  border: "1px dashed transparent",
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
  selectors: { "&[data-over]": { borderColor: colour.pencil, background: colour.wash } },
  "@media": { "(forced-colors: active)": { borderColor: "CanvasText", selectors: { "&[data-over]": { border: "2px solid Highlight" } } } },
});

export const invitation = component({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space(2)} ${space(4)}` });

/** A press anywhere in the zone is a press on its button. */
export const choose = component({
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    // A button that moves would draw what lies over the zone to itself in the midst of the press.
    "&&:active": { translate: "none" },
    "&:has(:focus-visible)": { outline: `2px solid ${colour.stamp}`, outlineOffset: "3px" },
  },
});

/** One of three, in the room of the longest, so that nothing moves under what is held over it. */
export const words = component({ display: "grid", gridTemplateAreas: `"one"`, color: colour.inkSoft, fontFamily: vars.font.serif, fontSize: vars.size.note });

const one = { gridArea: "one", visibility: "hidden" } as const;
const shown = { visibility: "visible" } as const;

export const whileIdle = component({ ...one, selectors: { "[aria-busy=false]:not([data-over]) &": shown } });
export const whileOver = component({ ...one, selectors: { "[data-over] &": shown } });
export const whileBusy = component({ gridArea: "one" });

export const hint = component({ color: colour.inkFaint, fontSize: vars.size.caption });

export const progress = component({ position: "absolute", insetBlockEnd: 0, insetInline: 0 });
