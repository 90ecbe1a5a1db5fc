/** What the weights are made from, made into and measured by: for the training and the bench alone, and free to change with every release. */
export { families, type Family } from "../features/grams.ts";
export { styleOf } from "../features/style.ts";
export { binOf, leaf, valueOf, type Forest } from "../model/forest.ts";
export { idBits, idOf, placeIn, tableOf, type Lexicon } from "../model/lexicon.ts";
export { readLinear, type LinearReading, type TokenEvidence } from "../model/linear.ts";
export type { Calibration, Model, RangeOfLength, Settings } from "../model/model.ts";
export { pack, unpack } from "../model/pack.ts";
export { calibrated, lengthOf, probabilityOf, rowOf, scoreOf } from "../model/score.ts";
export { passageOf, type Passage } from "../reading/passage.ts";
export { auroc, calibrationError, caughtAt, shareUpper, type Scored } from "./measures.ts";
export type { Tokens } from "../reading/tokens.ts";
export { windowLogit, windows, type Window } from "../judgement/windows.ts";
