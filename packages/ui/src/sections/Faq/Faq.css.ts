import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour } from "../../theme/contract.css.ts";

export const list = component({
  borderBlockStart: `1px solid ${colour.ink}`,
  "@media": { [from("desktop")]: { marginInlineStart: "33.333%" } },
});
