import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";

export const label = component({ color: colour.inkFaint, fontSize: vars.size.caption });
