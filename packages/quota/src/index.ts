export { type Counters, type CountersOptions, openCounters } from "./counters.ts";
export type { Pace, PaceLimits } from "./pace.ts";
export type { DailyLimits, Quota, Reserved, Usage, Visitor } from "./quota.ts";
export { createIdentify, type Identified, type IdentifyOptions, secureCookie } from "./visitor/identify.ts";
