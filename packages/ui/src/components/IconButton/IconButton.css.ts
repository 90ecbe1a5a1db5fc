import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";

export const iconButton = component({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.target,
  blockSize: vars.target,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  background: "none",
  color: colour.inkSoft,
  cursor: "pointer",
  transition: `background ${vars.motion.quick}, color ${vars.motion.quick}, translate ${vars.motion.quick}`,
  selectors: {
    "&:hover:not(:disabled, [aria-disabled=true])": { background: colour.wash, color: colour.ink },
    // Close in a corner, the ring stays clear of what is around it.
    "&:focus-visible": { outlineOffset: "-2px" },
    "&:active": { translate: "0 1px" },
    "&:is(:disabled, [aria-disabled=true])": { opacity: 0.55, cursor: "default", translate: "none" },
  },
  "@media": { "(forced-colors: active)": { borderColor: "ButtonText" } },
});
