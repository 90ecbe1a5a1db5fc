export { createAmplitudeProxy } from "./amplitude-proxy.ts";
export { forwardedFor } from "./forwarded-for.ts";
export type { AmplitudeProxyOptions, ProxyLogEntry } from "./options.ts";
export type { RefusalCode } from "./refusals.ts";
