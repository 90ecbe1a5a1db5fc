import { below, from } from "../../theme/breakpoints.ts";

/** Where input, result and notes fit side by side, and the result is still the widest of the three. */
export const threeColumns = "(min-width: 1200px)";

/** Where the notes stand in the margin: with three columns, and where the input lies above. Elsewhere they lie below the text. */
export const notesBeside = `${from("tablet")} and ${below("desktop")}, ${threeColumns}`;
