import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const footer = component({
  marginBlockStart: space(16),
  paddingBlock: `${space(10)} ${space(12)}`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  color: colour.inkSoft,
  fontSize: vars.size.small,
});

export const rows = component({
  display: "grid",
  gap: space(6),
  "@media": {
    [from("tablet")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "first baseline", columnGap: space(12) },
  },
});

export const tagline = component({
  maxInlineSize: "26rem",
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.subheading,
  lineHeight: "1.4",
});

export const copyright = component({ gridColumn: "1 / -1", color: colour.inkFaint });
