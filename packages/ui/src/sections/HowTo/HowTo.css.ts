import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const steps = component({
  display: "grid",
  gap: space(8),
  "@media": { [from("tablet")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space(10) } },
});

export const step = component({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: space(5),
  alignContent: "start",
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${colour.ink}`,
  "@media": { [from("tablet")]: { gridTemplateColumns: "1fr" } },
});

export const number = component({
  gridRow: "span 2",
  color: colour.pencil,
  fontFamily: vars.font.serif,
  fontSize: vars.size.heading,
  lineHeight: "1",
  "@media": { [from("tablet")]: { gridRow: "auto", marginBlockEnd: space(6) } },
});

export const title = component({
  marginBlockEnd: space(2),
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const description = component({ color: colour.inkSoft });
