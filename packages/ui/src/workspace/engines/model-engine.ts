import type { modelEngine as itsName } from "@prosewell/humanizer";

/** Its own package's constant would bring the engine along; the compiler checks that they are one. */
export const modelEngine: typeof itsName = "model";
