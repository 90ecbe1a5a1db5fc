import { component } from "../../theme/component.ts";
import { space } from "../../theme/tokens.ts";

export const copying = component({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(2) });
