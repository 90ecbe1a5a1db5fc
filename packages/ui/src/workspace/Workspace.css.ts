import { from } from "../theme/breakpoints.ts";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { cropMarks } from "../theme/crop-marks.ts";
import { space } from "../theme/tokens.ts";
import { threeColumns } from "./review/notes-beside.ts";

/** The sheet lies on the desk a little way in from its crop marks. */
export const desk = component({
  position: "relative",
  marginInline: `calc(-1 * ${space(2)})`,
  "@media": { [from("tablet")]: { ...cropMarks, marginInline: `calc(-1 * ${space(5)})`, padding: space(5) } },
});

export const sheet = component({
  position: "relative",
  border: `1px solid ${colour.hairline}`,
  borderRadius: vars.radius.small,
  background: colour.sheet,
  boxShadow: `0 1px 2px ${colour.shadow}, 0 12px 32px -12px ${colour.shadow}`,
  selectors: {
    "&:has(textarea:focus-visible)": { borderColor: colour.stamp, boxShadow: `0 0 0 1px ${colour.stamp}, 0 12px 32px -12px ${colour.shadow}` },
    "&[data-dropping]": { borderColor: colour.pencil, borderStyle: "dashed", background: colour.wash },
  },
});

export const settings = component({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} ${space(4)}`,
  borderBlockEnd: `1px solid ${colour.hairline}`,
  "@media": { [from("tablet")]: { gap: `0 ${space(10)}`, paddingBlock: space(2), paddingInline: space(6) } },
});

const ofLongText = "&:has([data-long])";

export const panes = component({
  display: "grid",
  "@media": {
    [from("desktop")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      selectors: {
        "&[data-reviewing]": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr)" },
        // The same before and after, so that a long text is not laid out again; and wide, so that it has fewer lines.
        [ofLongText]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
      },
    },
    [threeColumns]: { selectors: { ["&[data-reviewing]:not(:has([data-long]))"]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 11fr)" } } },
  },
});

/** Over the whole window: wherever on the page a file is let go, it is opened. */
export const drop = component({
  position: "fixed",
  inset: 0,
  zIndex: 4,
  display: "grid",
  placeItems: "center",
  background: colour.wash,
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  opacity: 0.94,
  pointerEvents: "none",
});
