import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { headingText } from "../../theme/headings.ts";
import { space } from "../../theme/tokens.ts";

export const section = component({
  paddingBlock: space(16),
  "@media": { [from("desktop")]: { paddingBlock: space(20) } },
});

export const columns = component({
  display: "grid",
  gap: space(10),
  "@media": {
    [from("desktop")]: {
      gap: space(14),
      selectors: { "&[data-heading=beside]": { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space(10) } },
    },
  },
});

export const head = component({
  display: "grid",
  alignContent: "start",
  gap: space(3),
  maxInlineSize: vars.measure.prose,
  overflowWrap: "anywhere",
});

export const title = component(headingText);

export const subtitle = component({ color: colour.inkSoft, fontSize: vars.size.lead, textWrap: "balance" });
