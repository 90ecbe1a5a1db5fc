export { createModelEngine, type ModelEngine, type ModelEngineOptions } from "./engine.ts";
export type { Clock } from "./clock.ts";
export { defaultLimits, type ModelLimits, type ModelSettings } from "./settings.ts";
