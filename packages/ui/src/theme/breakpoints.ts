import { type Breakpoint, tokens } from "./tokens.ts";

/** The media query that holds from this breakpoint up. Layouts are written for mobile first. */
export const from = (name: Breakpoint) => `(min-width: ${tokens.breakpoints[name]}px)`;

/** The media query that holds below this breakpoint. */
export const below = (name: Breakpoint) => `(max-width: ${tokens.breakpoints[name] - 0.02}px)`;

export const motionIsWelcome = "(prefers-reduced-motion: no-preference)";
