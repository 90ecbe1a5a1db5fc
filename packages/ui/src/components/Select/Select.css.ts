import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const field = component({ display: "grid", gap: space(1.5), minInlineSize: 0, fontSize: vars.size.small });

export const label = component({ color: colour.inkSoft, fontWeight: vars.weight.medium, overflowWrap: "anywhere" });

export const box = component({ position: "relative", display: "grid", justifySelf: "start", maxInlineSize: "100%", minInlineSize: "min(14rem, 100%)" });

export const select = component({
  appearance: "none",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.target,
  margin: 0,
  paddingBlock: space(2),
  paddingInline: `${space(3)} ${space(10)}`,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  background: colour.sheet,
  color: colour.ink,
  // Below this size iOS zooms the page when the list opens.
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  textOverflow: "ellipsis",
  cursor: "pointer",
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    "&:hover:not(:disabled)": { borderColor: colour.ink, background: colour.wash },
    "&[aria-invalid]": { borderColor: colour.pencil, boxShadow: `0 0 0 1px ${colour.pencil}` },
    "&:disabled": { opacity: 0.55, cursor: "default" },
  },
});

/** The editor's caret, turned over. */
export const sign = component({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: space(3.5),
  inlineSize: space(3),
  blockSize: space(3),
  marginBlock: "auto",
  color: colour.pencil,
  rotate: "180deg",
  pointerEvents: "none",
  selectors: { ":disabled + &": { color: colour.inkFaint } },
  "@media": { "(forced-colors: active)": { color: "ButtonText" } },
});

export const problem = component({ color: colour.ink, overflowWrap: "anywhere" });
