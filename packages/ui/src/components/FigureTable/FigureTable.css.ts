import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const frame = component({ overflowX: "auto", fontFamily: vars.font.sans, fontSize: vars.size.small, lineHeight: vars.leading.snug });

export const table = component({ inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums lining-nums" });

export const caption = component({ paddingBlockEnd: space(2), color: colour.inkSoft, textAlign: "start" });

const box = { padding: `${space(2)} ${space(3)} ${space(2)} 0`, borderBlockEnd: `1px solid ${colour.hairline}`, verticalAlign: "baseline" } as const;

export const name = component({ ...box, minInlineSize: "9rem", fontWeight: vars.weight.regular, textAlign: "start", overflowWrap: "normal" });

export const head = component({ ...box, color: colour.inkSoft, fontWeight: vars.weight.medium, textAlign: "end" });

export const cell = component({ ...box, textAlign: "end", whiteSpace: "nowrap" });
