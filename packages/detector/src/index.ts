export type { Detection, Detector, JudgedSentence, Reason, Reliability, Verdict } from "./detection.ts";
