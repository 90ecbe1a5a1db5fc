import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { displayText } from "../../theme/headings.ts";
import { space } from "../../theme/tokens.ts";

export const hero = component({
  paddingBlock: `${space(6)} ${space(12)}`,
  "@media": { [from("tablet")]: { paddingBlock: `${space(10)} ${space(16)}` } },
});

/** Title and standfirst share a baseline on wide pages, as on a magazine's opening page. */
export const head = component({
  display: "grid",
  gap: space(4),
  marginBlockEnd: space(8),
  "@media": {
    [from("desktop")]: {
      gridTemplateColumns: "minmax(0, 8fr) minmax(0, 5fr)",
      alignItems: "end",
      columnGap: space(16),
      marginBlockEnd: space(12),
    },
  },
});

export const title = component(displayText);

export const subtitle = component({
  maxInlineSize: "34rem",
  color: colour.inkSoft,
  fontSize: vars.size.lead,
  lineHeight: "1.5",
  "@media": { [from("desktop")]: { paddingBlockEnd: space(1.5) } },
});
