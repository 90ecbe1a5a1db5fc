/** Set on the root by what lies over the foot of the window. */
export const footProperty = "--ui-foot";

/** How much of the window's foot is taken, so that what sticks there can stand above it. */
export const foot = `var(${footProperty}, 0px)`;
