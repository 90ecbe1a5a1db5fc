import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { headingText } from "../../theme/headings.ts";
import { space } from "../../theme/tokens.ts";

export const article = component({
  maxInlineSize: vars.measure.prose,
  paddingBlock: `${space(10)} ${space(12)}`,
  overflowWrap: "anywhere",
});

export const title = component(headingText);

export const updated = component({
  marginBlock: `${space(3)} ${space(10)}`,
  paddingBlockEnd: space(5),
  borderBlockEnd: `1px solid ${colour.ink}`,
  color: colour.inkFaint,
  fontSize: vars.size.small,
});

export const section = component({
  display: "grid",
  gap: space(4),
  marginBlockEnd: space(10),
  fontFamily: vars.font.serif,
  fontSize: vars.size.reading,
  lineHeight: vars.leading.reading,
});

export const heading = component({
  fontSize: vars.size.name,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});
