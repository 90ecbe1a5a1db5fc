import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const intro = component({ marginBlockEnd: space(3), fontSize: vars.size.small });

/** What it says is in line with what stands over it; the wash of a row reaches beyond. */
export const list = component({ marginInline: `calc(-1 * ${space(2)})`, borderBlockEnd: `1px solid ${colour.hairline}` });

export const sample = component({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space(4),
  inlineSize: "100%",
  padding: `${space(3)} ${space(2)}`,
  border: 0,
  borderBlockStart: `1px solid ${colour.hairline}`,
  background: "none",
  color: colour.ink,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: colour.wash }, "&:focus-visible": { outlineOffset: "-2px" } },
});

export const genre = component({ gridColumn: "1 / -1", color: colour.inkFaint, fontSize: vars.size.caption, selectors: { "button:hover > &": { color: colour.inkSoft } } });

export const title = component({ fontFamily: vars.font.serif, fontSize: vars.size.note, lineHeight: vars.leading.snug });

/** Under the title where there is little room. */
export const about = component({
  gridColumn: "1 / -1",
  alignSelf: "end",
  color: colour.inkFaint,
  fontSize: vars.size.caption,
  selectors: { "button:hover > &": { color: colour.inkSoft } },
  "@media": { [from("big_mobile")]: { gridColumn: "auto" } },
});
