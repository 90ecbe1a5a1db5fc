import { entries, type Entry } from "./counted/phrase.ts";

/** These open "not only … but also", which adds and denies nothing. */
export const addingFrames: readonly string[] = ["not just", "not only", "not merely", "not simply", "not solely"];

/** Ways to stress a point, or to invite, in which nothing is denied. */
const idioms =
  "no doubt, without doubt, without a doubt, without question, there is no doubt that, there is no denying that, it goes without saying that, last but not least, do not hesitate to, " +
  "can not be overstated, can not be overemphasized, can not be overemphasised, can not be understated, can not be underestimated";

/** Words that deny. */
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
  ...addingFrames.flatMap((frame) => entries("negation", "", frame)),
  ...entries("negation", "", idioms),
];
