import { describe, expect, test } from "vitest";
import { deviceClass, operatingSystem, truncateUserAgent } from "./device.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const ipad = "Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const pixel = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36";
const galaxyTab = "Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36";
const chromebook = "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36";

describe("devices (T5)", () => {
  test.each([
    ["an iPhone", iphone, 5, "mobile", "iOS"],
    ["a Pixel", pixel, 5, "mobile", "Android"],
    ["an old iPad", ipad, 5, "tablet", "iOS"],
    ["an iPad that says it is a Mac", mac, 5, "tablet", "iOS"],
    ["an Android tablet", galaxyTab, 5, "tablet", "Android"],
    ["a Mac", mac, 0, "desktop", "macOS"],
    ["a Linux laptop", "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0", 0, "desktop", "Linux"],
    ["a Windows laptop with a touch screen", windows, 10, "desktop", "Windows"],
    ["a Chromebook", chromebook, 10, "desktop", "CrOS"],
    ["nobody in particular", "", 0, "desktop", undefined],
  ])("%s", (_, userAgent, maxTouchPoints, expectedClass, expectedSystem) => {
    expect(deviceClass({ userAgent, maxTouchPoints })).toBe(expectedClass);
    expect(operatingSystem({ userAgent, maxTouchPoints })).toBe(expectedSystem);
  });

  test("have a user agent of at most 500 characters", () => {
    expect(truncateUserAgent("x".repeat(501))).toBe("x".repeat(500));
    expect(truncateUserAgent(windows)).toBe(windows);
  });
});
