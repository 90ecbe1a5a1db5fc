import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const examples = component({ borderBlockStart: `1px solid ${colour.ink}` });

/** On wide pages the two wordings stand side by side, as in a proof with its clean copy. */
export const example = component({
  display: "grid",
  gap: `${space(3)} ${space(10)}`,
  paddingBlock: space(6),
  borderBlockEnd: `1px solid ${colour.hairline}`,
  "@media": { [from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const wording = component({ display: "grid", alignContent: "start", gap: space(1), minInlineSize: 0 });

export const label = component({ color: colour.inkFaint, fontSize: vars.size.caption, fontWeight: vars.weight.medium });

export const text = component({ fontFamily: vars.font.serif, fontSize: vars.size.reading, lineHeight: vars.leading.reading, overflowWrap: "anywhere" });

export const reasons = component({
  display: "grid",
  gap: space(1),
  gridColumn: "1 / -1",
  maxInlineSize: vars.measure.prose,
  color: colour.inkSoft,
  fontSize: vars.size.small,
});
