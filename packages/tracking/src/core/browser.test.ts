// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.site.example/?utm_source=news" }
import { afterEach, describe, expect, test, vi } from "vitest";
import { systemBrowser, type Browser } from "./browser.ts";

const here = (options?: Parameters<typeof systemBrowser>[0]): Browser => {
  const browser = systemBrowser(options);
  if (!browser) throw new Error("There is a document, so there is a browser.");
  return browser;
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
});

describe("the browser", () => {
  test("does not exist on a server", () => {
    vi.stubGlobal("window", undefined);
    expect(systemBrowser()).toBeNull();
  });

  test("forgets the cookies and entries of a vendor, on every domain that it may have chosen, and no others", () => {
    document.cookie = "_uetsid=1; Path=/";
    document.cookie = "_uetvid=1; Path=/; Domain=site.example";
    document.cookie = "session=1; Path=/";
    localStorage.setItem("AMP_unsent_key", "[]");
    localStorage.setItem("draft", "text");
    here().forget(["_uet", "AMP_"]);
    expect(document.cookie).toBe("session=1");
    expect(Object.keys(localStorage)).toEqual(["draft"]);
  });

  test("forgets in vain where storage is blocked", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => here().forget(["AMP_"])).not.toThrow();
  });

  test("adds a script with the page's nonce, and tells of its fate", async () => {
    const browser = here({ nonce: "abc" });
    const arrives = browser.loadScript("https://vendor.example/tag.js");
    const [script] = document.head.getElementsByTagName("script");
    expect(script).toMatchObject({ src: "https://vendor.example/tag.js", nonce: "abc", async: true });
    script?.dispatchEvent(new Event("load"));
    await expect(arrives).resolves.toBeUndefined();

    const blocked = browser.loadScript("https://vendor.example/blocked.js");
    document.head.getElementsByTagName("script")[1]?.dispatchEvent(new Event("error"));
    await expect(blocked).rejects.toThrow("The script https://vendor.example/blocked.js did not arrive.");
  });

  test("tells when the page goes away", () => {
    let left = 0;
    here().onLeave(() => (left += 1));
    window.dispatchEvent(new Event("pagehide"));
    expect(left).toBe(1);
  });

  test("waits for an idle moment, in its own way where browsers know none", async () => {
    const idle = () => new Promise<string>((resolve) => here().whenIdle(() => resolve("idle")));
    await expect(idle()).resolves.toBe("idle");
    vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
    await expect(idle()).resolves.toBe("idle");
  });

  test("tells its address and its device", () => {
    expect(here().url().searchParams.get("utm_source")).toBe("news");
    expect(here().device()).toMatchObject({ language: "en-US", screen: "0x0", userAgent: expect.stringContaining("jsdom") });
  });
});
