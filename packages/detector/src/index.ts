export type { Detection, Detector, JudgedSentence, Reason, Reliability, Verdict } from "./detection.ts";
export { createDetector } from "./detector.ts";
