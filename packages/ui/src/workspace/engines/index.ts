export { Engines } from "./Engines.tsx";
export type { EnginesMessages } from "./messages.ts";
export type { Addressee, Asks, FindModel, Model } from "./model.ts";
