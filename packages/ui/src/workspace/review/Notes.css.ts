import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";
import { notesBeside } from "./notes-beside.ts";
import { toolsHeight } from "./Review.css.ts";

export const aside = component({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  borderBlockStart: `1px solid ${colour.hairline}`,
  "@media": {
    [notesBeside]: {
      position: "sticky",
      insetBlockStart: toolsHeight,
      alignSelf: "start",
      maxBlockSize: `calc(100dvh - ${toolsHeight})`,
      borderBlockStart: 0,
    },
  },
});

export const heading = component({
  padding: `${space(4)} ${space(4)} ${space(2)}`,
  color: colour.inkFaint,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});

export const list = component({
  position: "relative",
  overflowY: "auto",
  paddingBlockEnd: space(6),
  "@media": { [notesBeside]: { overscrollBehavior: "contain" } },
});

/** Notes of a long list, which are laid out when they come near. */
export const group = component({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 150rem",
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.hairline}` } },
});

export const note = component({
  display: "grid",
  gap: space(1),
  marginInline: space(2),
  padding: `${space(3)} ${space(2)}`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  fontSize: vars.size.small,
  lineHeight: "1.45",
  overflowWrap: "anywhere",
  selectors: {
    "&:first-child": { borderBlockStart: 0 },
    "&[data-active]": { background: colour.pencilWash, borderRadius: vars.radius.small },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-active]": { outline: "1px solid Highlight", outlineOffset: "-1px" } } } },
});

export const change = component({
  paddingBlock: space(1),
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  textDecoration: "none",
});

export const before = component({
  color: colour.inkFaint,
  textDecorationLine: "line-through",
  textDecorationColor: colour.pencil,
  textDecorationThickness: "1px",
});

export const after = component({
  textDecorationLine: "underline",
  textDecorationColor: colour.pencil,
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "0.22em",
  selectors: { "a:hover > &": { textDecorationThickness: "2.5px" } },
});

/** Undone: the note steps back, and stays within reach. */
export const undone = component({ color: colour.inkSoft });

export const arrow = component({ marginInline: space(1.5), color: colour.inkFaint, selectors: { "&:dir(rtl)": { scale: "-1 1" } } });

/** The editor's own hand. */
export const reason = component({
  color: colour.inkSoft,
  fontFamily: vars.font.serifItalic,
  fontSize: vars.size.note,
  fontStyle: "italic",
  lineHeight: "1.4",
});

/** The rule's name; it opens on the figure behind the rule, where one was measured. */
export const rule = component({
  color: colour.inkFaint,
  fontSize: vars.size.caption,
  selectors: { "&[open]": { paddingBlockEnd: space(1) } },
});

export const ruleName = component({ paddingBlock: space(0.5), cursor: "pointer", selectors: { "&:hover": { color: colour.ink } } });

/** Where the chosen mark's note lies at the foot of the window, what can be done stands there. */
export const handled = component({
  selectors: { "&[data-at=mark]": { display: "none" } },
  "@media": { [notesBeside]: { selectors: { "&[data-at=mark]": { display: "block" } } } },
});
