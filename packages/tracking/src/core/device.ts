import type { Browser } from "./browser.ts";

/** Classes of devices (T5). */
export type DeviceClass = "mobile" | "tablet" | "desktop";

/** A user-agent string of at most 500 characters (T5). */
export const truncateUserAgent = (userAgent: string): string => userAgent.slice(0, 500);

type Looks = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** The user agent, but for an iPad, which says that it is a Mac; no Mac has a touch screen. */
const honest = ({ userAgent, maxTouchPoints }: Looks): string => (maxTouchPoints > 1 ? userAgent.replace("Macintosh", "iPad") : userAgent);

/** The class of a device (T5). */
export function deviceClass(navigator: Looks): DeviceClass {
  const userAgent = honest(navigator);
  if (/iPad|Tablet|Android(?!.*Mobi)/.test(userAgent)) return "tablet";
  return /Mobi|iP/.test(userAgent) ? "mobile" : "desktop";
}

/** The operating system, or `undefined` if the browser does not say. */
export const operatingSystem = (navigator: Looks): string | undefined =>
  /Windows|iP|CrOS|Android|Mac|Linux(?!.*Android)/.exec(honest(navigator))?.[0].replace("iP", "iOS").replace("Mac", "macOS");

/** The user properties that a browser tells of itself (T2). */
export const deviceProperties = ({ navigator, screen, location }: Browser) => ({
  screen_size: `${screen.width}x${screen.height}`,
  os: operatingSystem(navigator),
  lang: navigator.language,
  domain: location.hostname,
});
