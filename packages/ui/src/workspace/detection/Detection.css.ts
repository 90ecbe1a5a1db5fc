import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const detection = component({
  display: "grid",
  gap: space(4),
  minInlineSize: 0,
  padding: `${space(4)} ${space(4)} ${space(6)}`,
  borderBlockStart: `1px solid ${colour.hairline}`,
  fontSize: vars.size.small,
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
});

export const start = component({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(3), color: colour.inkSoft });

export const scores = component({ display: "grid", gap: space(6), gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))" });

/** Named as the judgement itself is. */
export const about = component({ marginBlockEnd: `calc(-1 * ${space(3)})`, color: colour.inkFaint, fontSize: vars.size.caption, fontWeight: vars.weight.medium });

export const reasons = component({ minInlineSize: 0 });

export const summary = component({ minBlockSize: space(8), color: colour.stamp, cursor: "pointer" });

export const sentence = component({ display: "grid", gap: space(1), paddingBlock: space(3), borderBlockStart: `1px solid ${colour.hairline}`, overflowWrap: "anywhere" });

export const quoted = component({ fontFamily: vars.font.serif, fontSize: vars.size.body });

export const figure = component({ color: colour.inkSoft, fontVariantNumeric: "tabular-nums" });

export const caution = component({ color: colour.inkSoft, maxInlineSize: vars.measure.prose });
