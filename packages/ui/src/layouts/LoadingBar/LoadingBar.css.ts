import { component } from "../../theme/component.ts";

export const bar = component({ position: "fixed", insetBlockStart: 0, insetInline: 0, zIndex: 4, display: "block", pointerEvents: "none" });
