import type { Properties } from "./properties.ts";

/** Classes of devices (T5). */
export type DeviceClass = "mobile" | "tablet" | "desktop";

/** What a browser tells of the device that it runs on. */
export interface Device {
  readonly userAgent: string;
  readonly language: string;
  /** As `1440x900`. */
  readonly screen: string;
  /** How many fingers the screen can tell apart. */
  readonly touchPoints: number;
}

const longestUserAgent = 500;

/** A user-agent string of at most 500 characters (T5). */
export const truncateUserAgent = (userAgent: string): string => userAgent.slice(0, longestUserAgent);

/** An iPad says that it is a Mac; no Mac has a touch screen. */
const isDisguisedTablet = ({ userAgent, touchPoints }: Pick<Device, "userAgent" | "touchPoints">): boolean =>
  userAgent.includes("Macintosh") && touchPoints > 1;

/** The class of a device (T5). */
export function deviceClass(device: Pick<Device, "userAgent" | "touchPoints">): DeviceClass {
  const { userAgent } = device;
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent) || isDisguisedTablet(device)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "mobile" : "desktop";
}

/** Marks of operating systems, the more particular first. */
const systems = [
  [/iPad|iPhone|iPod/, "iOS"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** The operating system, or `undefined` if the browser does not say. */
export const operatingSystem = (device: Pick<Device, "userAgent" | "touchPoints">): string | undefined =>
  isDisguisedTablet(device) ? "iOS" : systems.find(([mark]) => mark.test(device.userAgent))?.[1];

/** The user properties that a device tells (T2, T5). */
export const deviceProperties = (device: Device): Properties => ({
  screen_size: device.screen,
  os: operatingSystem(device),
  lang: device.language,
  device_class: deviceClass(device),
  user_agent: truncateUserAgent(device.userAgent),
});
