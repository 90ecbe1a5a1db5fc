import { createVar } from "@vanilla-extract/css";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";

const caretShape = createVar();

/** A link that reads as a part of its sentence. */
export const mark = component({
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  cursor: "pointer",
  WebkitBoxDecorationBreak: "clone",
  boxDecorationBreak: "clone",
  selectors: { "&[data-active]": { background: colour.pencilWash, boxShadow: `0 0 0 0.15em ${colour.pencilWash}` } },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-active]": { outline: "1px solid Highlight" } } } },
});

/** What came in: underlined by the pencil, a caret under where it begins. */
export const added = component({
  vars: {
    [caretShape]: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 8' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M1 7 4.8 1.5 9 6.8'/%3E%3C/svg%3E")`,
  },
  position: "relative",
  textDecorationLine: "underline",
  textDecorationColor: colour.pencil,
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "0.22em",
  selectors: {
    "&::before": {
      content: "",
      // Out of the flow, so that no line breaks between the caret and its word.
      position: "absolute",
      insetInlineStart: "-0.3em",
      insetBlockStart: "0.95em",
      inlineSize: "0.5em",
      blockSize: "0.4em",
      background: colour.pencil,
      maskImage: caretShape,
      maskSize: "100% 100%",
    },
  },
  "@media": { "(forced-colors: active)": { textDecorationColor: "LinkText", selectors: { "&::before": { forcedColorAdjust: "none", background: "LinkText" } } } },
});

/** What went out: a fine strike. It is not part of the output, so it cannot be selected with it. */
export const removed = component({
  color: colour.inkFaint,
  textDecorationLine: "line-through",
  textDecorationColor: colour.pencil,
  textDecorationThickness: "1px",
  // At the end of a line the space goes, and with it the strike.
  whiteSpace: "pre-line",
  userSelect: "none",
  marginInlineEnd: "0.25em",
});

/** What the person took back: as it was, and still the way to its note. */
export const undone = component({
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationColor: colour.inkFaint,
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.22em",
});
