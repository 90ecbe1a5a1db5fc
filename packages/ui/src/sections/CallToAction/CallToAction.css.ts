import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { headingText } from "../../theme/headings.ts";
import { space } from "../../theme/tokens.ts";
import { cropMarks } from "../../theme/crop-marks.ts";

export const band = component({ paddingBlock: space(8) });

export const sheet = component({
  display: "grid",
  gap: space(8),
  padding: `${space(12)} ${space(8)}`,
  background: colour.wash,
  ...cropMarks,
  "@media": {
    [from("tablet")]: { justifyItems: "start", padding: `${space(16)} ${space(14)}` },
    [from("desktop")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", columnGap: space(16) },
  },
});

export const words = component({ display: "grid", gap: space(3), maxInlineSize: vars.measure.prose });

export const title = component(headingText);

export const description = component({ color: colour.inkSoft, fontSize: vars.size.lead });
