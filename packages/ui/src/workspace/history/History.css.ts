import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const field = component({ position: "relative", display: "grid", marginBlockStart: space(3) });

export const icon = component({ position: "absolute", insetInlineStart: space(3), insetBlockStart: `calc((${vars.target} - 18px) / 2)`, color: colour.inkFaint, pointerEvents: "none" });

export const searchBox = component({
  minInlineSize: 0,
  minBlockSize: vars.target,
  paddingInline: `${space(10)} ${space(3)}`,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  background: colour.sheet,
  color: colour.ink,
  // Below this size a phone would zoom in.
  fontSize: vars.size.body,
  selectors: { "&::placeholder": { color: colour.inkFaint, opacity: 1 } },
});

export const status = component({ display: "grid", gap: space(2), paddingBlock: space(3), color: colour.inkFaint, fontSize: vars.size.caption });

/** What it says is in line with what stands over it; the wash of a row reaches beyond. */
export const list = component({ marginInline: `calc(-1 * ${space(2)})` });

export const item = component({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space(2),
  alignItems: "center",
  paddingBlock: space(2),
  borderBlockStart: `1px solid ${colour.hairline}`,
  selectors: { "&:hover": { background: colour.wash } },
});

/** Its whole row opens it, but for the button beside it. */
export const opening = component({
  display: "-webkit-box",
  gridRow: 1,
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  // Room above or below would show a part of the next line.
  padding: `0 ${space(2)}`,
  border: 0,
  background: "none",
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.note,
  lineHeight: "1.4",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 }, "&:focus-visible": { outlineOffset: "-2px" } },
});

/** Over the button that fills the row: it would take every press that is meant for what stands in here. */
export const removal = component({ position: "relative", zIndex: 1 });

export const about = component({ gridRow: 2, paddingBlockStart: space(1), paddingInline: space(2), color: colour.inkFaint, fontSize: vars.size.caption, selectors: { "li:hover > &": { color: colour.inkSoft } } });
