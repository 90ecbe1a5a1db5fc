export type { Browser } from "./core/browser.ts";
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
export { deviceClass, truncateUserAgent, type DeviceClass } from "./core/device.ts";
export { skipEmpty, type Filled, type Properties, type Value } from "./core/properties.ts";
export type { Handlers, ProviderContext, TrackingProvider } from "./core/provider.ts";
export type { DeliveryReport, ReportListener, StateReport } from "./core/reports.ts";
export { createSafeStorage, userRecordKeys, type SafeStorage, type StorageArea, type UserRecordKey } from "./core/safe-storage.ts";
export type { ProviderState } from "./core/state.ts";
export { createStoredConsent, type StoredConsent } from "./core/stored-consent.ts";
export { createTracking } from "./core/tracking.ts";
export type { SessionRules } from "./core/visitor.ts";
export { createTrackingLog, type LogEntry, type TrackingLog } from "./core/tracking-log.ts";
export type { Delivery, Tracking, TrackingOptions, User } from "./core/tracking-types.ts";
