import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

/** What does not fit beside goes below: nothing hides behind an edge. */
export const list = component({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(6),
  borderBlockEnd: `1px solid ${colour.hairline}`,
  fontSize: vars.size.small,
});

export const tab = component({
  display: "flex",
  alignItems: "stretch",
  minInlineSize: 0,
  minBlockSize: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: colour.inkSoft,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:is(:hover, [data-state=active])": { color: colour.ink },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});

/** The open page's name is underlined by the editor's pencil, over the line below the row. */
export const word = component({
  display: "grid",
  alignItems: "center",
  minInlineSize: space(6),
  marginBlockEnd: "-1px",
  padding: `${space(1.5)} ${space(0.5)}`,
  borderBlock: "2px solid transparent",
  overflowWrap: "anywhere",
  selectors: { "[data-state=active] > &": { borderBlockEndColor: colour.pencil } },
  // There a transparent border would be drawn.
  "@media": { "(forced-colors: active)": { marginBlockEnd: 0, borderColor: "Canvas", selectors: { "[data-state=active] > &": { borderBlockEndColor: "Highlight" } } } },
});

export const panel = component({ paddingBlock: space(4), selectors: { "&[data-state=inactive]": { display: "none" } } });
