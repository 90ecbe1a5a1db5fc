import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { foot } from "../../theme/foot.ts";
import { space } from "../../theme/tokens.ts";
import { notesBeside } from "./notes-beside.ts";

/** Where the margin is out of sight, the chosen edit's note lies at the foot of the window. */
export const card = component({
  position: "fixed",
  insetInline: `auto ${space(3)}`,
  inlineSize: `min(100% - ${space(6)}, 30rem)`,
  insetBlockEnd: `calc(${foot} + max(${space(3)}, env(safe-area-inset-bottom)))`,
  zIndex: 2,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space(3),
  maxBlockSize: "40dvh",
  overflowY: "auto",
  padding: `${space(3)} ${space(2)} ${space(4)} ${space(4)}`,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  background: colour.sheet,
  boxShadow: `0 8px 32px ${colour.shadow}`,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
  "@media": { [notesBeside]: { display: "none" } },
});

export const words = component({ display: "grid", gap: space(1), paddingBlockStart: space(2) });

export const below = component({ gridColumn: "1 / -1" });
