export { systemBrowser, type Browser, type BrowserOptions } from "./core/browser.ts";
export type {
  AnyEvents,
  Call,
  Calls,
  Method,
  PageView,
  Purchase,
  Registration,
  SessionChange,
  Stamp,
  TrackedEvent,
  TrackedPurchase,
  UserProperties,
} from "./core/calls.ts";
export { parseCampaign, type Campaign, type CampaignProperty } from "./core/campaign.ts";
export { systemClock, type Clock } from "./core/clock.ts";
export { purposes, type ConsentSource, type ConsentState, type Purpose } from "./core/consent.ts";
export { deviceClass, truncateUserAgent, type Device, type DeviceClass } from "./core/device.ts";
export type { Identity, User } from "./core/identity.ts";
export type { DeliveryReport, StateReport, TrackingLog } from "./core/log.ts";
export { skipEmpty, type Filled, type Properties, type Value } from "./core/properties.ts";
export type { FlushReason, Handlers, ProviderContext, TrackingProvider } from "./core/provider.ts";
export type { ProviderState } from "./core/provider-state.ts";
export { createSafeStorage, userRecordKeys, type SafeStorage, type StorageArea, type UserRecordKey } from "./core/safe-storage.ts";
export type { SessionRules } from "./core/session.ts";
export { createStoredConsent, type StoredConsent } from "./core/stored-consent.ts";
export { createTracking } from "./core/tracking.ts";
export type { Delivery, Tracking, TrackingOptions } from "./core/tracking-types.ts";
