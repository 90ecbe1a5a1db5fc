import { component } from "../../theme/component.ts";
import { colour } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const goes = component({ display: "grid", gap: space(1), paddingInlineStart: space(5), listStyle: "disc" });

export const caution = component({ marginBlockStart: space(4), color: colour.ink });
