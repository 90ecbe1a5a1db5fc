export { growsTooFast } from "./growth.ts";
export { patternsIn } from "./patterns-in.ts";
export { parsePattern, stepsOf } from "./steps.ts";
