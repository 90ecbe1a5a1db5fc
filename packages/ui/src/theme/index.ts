import "./layers.css.ts";
import "./theme.css.ts";
import "./reset.css.ts";
import "./stand-ins.css.ts";

export { from, below, motionIsWelcome } from "./breakpoints.ts";
export { colour, vars } from "./contract.css.ts";
export { space, tokens, type Breakpoint, type Colour } from "./tokens.ts";
