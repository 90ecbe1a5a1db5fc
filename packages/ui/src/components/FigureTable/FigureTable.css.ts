import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const frame = component({ overflowX: "auto", fontFamily: vars.font.sans, fontSize: vars.size.small, lineHeight: vars.leading.snug });

export const table = component({ inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums lining-nums" });

export const caption = component({ paddingBlockEnd: space(2), color: colour.inkSoft, textAlign: "start" });

const box = {
  padding: `${space(2)} 0`,
  borderBlockEnd: `1px solid ${colour.hairline}`,
  verticalAlign: "baseline",
  overflowWrap: "normal",
  selectors: { "* + &": { paddingInlineStart: space(2) } },
} as const;

export const name = component({ ...box, minInlineSize: "7rem", fontWeight: vars.weight.regular, textAlign: "start" });

export const head = component({ ...box, color: colour.inkSoft, fontWeight: vars.weight.medium, textAlign: "end" });

export const cell = component({ ...box, textAlign: "end", whiteSpace: "nowrap" });
