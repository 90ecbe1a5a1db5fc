import { entries, type Entry } from "./counted/phrase.ts";

/** Words that deny. "Not just" and its kin are a frame for adding, and deny nothing. */
export const negation: readonly Entry[] = [
  ...entries("negation", "not", "not"),
  ...entries("negation", "never", "never"),
  ...entries("negation", "no", "no, nope"),
  ...entries("negation", "no longer", "no longer, not any longer, not anymore"),
  ...entries("negation", "nor", "nor"),
  ...entries("negation", "neither", "neither"),
  ...entries("negation", "none", "none"),
  ...entries("negation", "nothing", "nothing"),
  ...entries("negation", "nobody", "nobody, no one"),
  ...entries("negation", "nowhere", "nowhere"),
  ...entries("negation", "without", "without, in the absence of"),
  ...entries("negation", "", "not just, not only, not merely, not simply, not solely"),
];
