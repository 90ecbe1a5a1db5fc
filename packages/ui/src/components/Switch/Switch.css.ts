import { motionIsWelcome } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

const knob = space(4.5);
const inset = "2px";
const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 9.4 2.9 2.9L13 6.4'/%3E%3C/svg%3E")`;

/** Its whole row is what a thumb presses. */
export const field = component({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space(6),
  maxInlineSize: vars.measure.prose,
  minBlockSize: vars.target,
  paddingBlock: space(2.5),
  fontSize: vars.size.small,
});

export const words = component({ display: "grid", gap: space(1), overflowWrap: "anywhere" });

export const label = component({
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 }, "&[data-disabled]": { cursor: "default" } },
});

export const description = component({ color: colour.inkSoft });

export const switchBox = component({
  appearance: "none",
  position: "relative",
  inlineSize: space(11),
  blockSize: space(6),
  margin: 0,
  border: `1px solid ${colour.outline}`,
  borderRadius: vars.radius.round,
  background: colour.wash,
  cursor: "pointer",
  selectors: {
    // The knob, and on it the editor's tick.
    "&::before, &::after": {
      content: "",
      position: "absolute",
      insetBlockStart: inset,
      insetInlineStart: inset,
      inlineSize: knob,
      blockSize: knob,
      borderRadius: vars.radius.round,
    },
    "&::before": { background: colour.inkFaint },
    "&::after": { background: "transparent", maskImage: tick },
    "&:checked": { borderColor: colour.ink, background: colour.ink },
    "&:checked::before": { background: colour.sheet },
    "&:checked::after": { background: colour.pencil },
    "&:checked::before, &:checked::after": { insetInlineStart: `calc(100% - ${knob} - ${inset})` },
    "&:hover:not(:disabled)": { borderColor: colour.ink },
    "&:disabled": { opacity: 0.55, cursor: "default" },
  },
  "@media": {
    [motionIsWelcome]: {
      transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
      selectors: { "&::before, &::after": { transition: `inset-inline-start ${vars.motion.quick} ${vars.motion.ease}` } },
    },
    "(forced-colors: active)": {
      borderColor: "ButtonText",
      selectors: {
        "&::before": { background: "ButtonText" },
        "&:checked": { background: "Highlight" },
        "&:checked::before": { background: "ButtonFace" },
        "&:checked::after": { background: "ButtonText" },
        "&:disabled": { borderColor: "GrayText", opacity: 1 },
        "&:disabled::before, &:disabled:checked": { background: "GrayText" },
        "&:disabled:checked::before": { background: "ButtonFace" },
        "&:disabled:checked::after": { background: "GrayText" },
      },
    },
  },
});
