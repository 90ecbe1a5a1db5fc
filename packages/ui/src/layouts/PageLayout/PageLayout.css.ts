import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const page = component({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });

export const skip = component({
  position: "absolute",
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  zIndex: 3,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: vars.radius.medium,
  background: colour.ink,
  color: colour.paper,
  fontSize: vars.size.small,
  selectors: { "&:not(:focus)": { translate: "0 -200%" } },
});

export const header = component({ paddingBlock: space(3) });

export const masthead = component({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", columnGap: space(4) });

export const links = component({
  order: 1,
  flexBasis: "100%",
  fontSize: vars.size.small,
  "@media": { [from("tablet")]: { order: 0, flexBasis: "auto", marginInlineStart: "auto" } },
});

export const main = component({ flex: "1", selectors: { "&:focus": { outline: "none" } } });
