import { keyframes } from "@vanilla-extract/css";
import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { space } from "../theme/tokens.ts";

const comeIn = keyframes({ from: { opacity: 0, translate: `0 -${space(3)}` } });
/** On from where a swipe left it. */
const goOut = keyframes({ to: { opacity: 0, translate: `0 calc(var(--radix-toast-swipe-end-y, 0px) - ${space(3)})` } });
/** Too short to see: where motion is unwelcome, its end is still told. */
const still = "1ms";

export const viewport = component({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 5,
  // Where letters are large and the screen is low, three may not fit.
  maxBlockSize: "100dvh",
  overflowY: "auto",
  display: "grid",
  justifyItems: "center",
  gap: space(2),
  padding: `${space(4)} ${space(4)} ${space(8)}`,
  pointerEvents: "none",
});

export const toast = component({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space(3),
  inlineSize: "min(360px, 100%)",
  minBlockSize: space(12),
  paddingBlock: space(1),
  paddingInline: `${space(4)} ${space(1)}`,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.medium,
  background: colour.sheet,
  color: colour.ink,
  fontSize: vars.size.small,
  boxShadow: `0 ${space(2)} ${space(6)} ${colour.shadow}`,
  pointerEvents: "auto",
  selectors: {
    "&[data-full-width]": { inlineSize: "100%" },
    "&[data-type=error]": { borderColor: colour.pencil },
    "&[data-status=entering]": { animation: `${comeIn} ${vars.motion.calm} ${vars.motion.ease}` },
    "&[data-status=exiting]": { animation: `${goOut} ${vars.motion.quick} ${vars.motion.ease} forwards` },
    "&[data-swipe=move]": { translate: "0 var(--radix-toast-swipe-move-y)" },
    "&[data-swipe=cancel]": { transition: `translate ${vars.motion.quick} ${vars.motion.ease}` },
    "&[data-swipe=end]": { translate: "0 var(--radix-toast-swipe-end-y)" },
  },
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      selectors: {
        "&[data-status=entering], &[data-status=exiting]": { animationDuration: still },
        "&[data-swipe=cancel]": { transition: "none" },
      },
    },
  },
});

export const sign = component({
  color: colour.stamp,
  selectors: { "[data-type=error] &": { color: colour.pencil }, "[data-type=system] &": { color: colour.inkSoft } },
});

export const words = component({ paddingBlock: space(2), overflowWrap: "anywhere" });

export const close = component({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.target,
  blockSize: vars.target,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "transparent",
  color: colour.inkSoft,
  cursor: "pointer",
  ":hover": { background: colour.wash, color: colour.ink },
});
