import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

/** Its parts stand among the settings. */
export const engines = component({ display: "contents" });

export const about = component({ display: "flex", flexWrap: "wrap", alignItems: "center", marginInline: `calc(-1 * ${space(2)})` });

export const says = component({ display: "grid", gap: space(2), paddingInlineStart: space(5), listStyle: "disc" });

export const group = component({ margin: 0, marginBlockStart: space(4), padding: 0, border: 0 });

export const legend = component({ padding: 0, color: colour.ink, fontWeight: vars.weight.medium });

export const label = component({ display: "block", paddingBlock: `${space(4)} ${space(1)}`, color: colour.ink, fontWeight: vars.weight.medium });

export const sheet = component({
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.small,
  background: colour.sheet,
  selectors: { "&:has(textarea:focus-visible)": { borderColor: colour.stamp, boxShadow: `0 0 0 1px ${colour.stamp}` } },
});

/** A few lines, however long the sample is: what lies below it stays in reach. */
export const field = component({ display: "grid", minBlockSize: "9rem", maxBlockSize: "16rem", padding: space(3), overflowY: "auto" });

export const count = component({ paddingBlock: space(1), color: colour.inkFaint, fontSize: vars.size.caption, fontVariantNumeric: "tabular-nums" });
