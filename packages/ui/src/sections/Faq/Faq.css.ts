import { component } from "../../theme/component.ts";
import { colour } from "../../theme/contract.css.ts";

export const list = component({ borderBlockStart: `1px solid ${colour.ink}` });
