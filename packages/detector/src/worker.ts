import { expose } from "comlink";
import { createDetector } from "./detector.ts";

const loading = createDetector();

/** What the worker answers to; `./client` speaks to it. */
const served = {
  ready: async () => void (await loading),
  detect: async (text: string) => (await loading).detect(text),
};

export type Served = typeof served;

expose(served);
