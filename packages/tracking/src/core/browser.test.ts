// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.site.example/" }
import { afterEach, describe, expect, test } from "vitest";
import { forget, loadScript } from "./browser.ts";

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

const script = (index: number) => document.head.getElementsByTagName("script")[index];

describe("scripts", () => {
  test("arrive or do not, and the promise tells", async () => {
    const arrives = loadScript(window, "https://vendor.example/tag.js");
    script(0)?.dispatchEvent(new Event("load"));
    await expect(arrives).resolves.toBeDefined();

    const blocked = loadScript(window, "https://vendor.example/blocked.js");
    script(1)?.dispatchEvent(new Event("error"));
    await expect(blocked).rejects.toThrow("Failed to load https://vendor.example/blocked.js");
  });

  test("carry the nonce of the page's content security policy", () => {
    const own = document.createElement("script");
    own.nonce = "abc";
    own.setAttribute("nonce", "abc");
    document.head.append(own);
    void loadScript(window, "https://vendor.example/tag.js");
    expect(script(1)?.nonce).toBe("abc");
  });
});

describe("what vendors leave", () => {
  test("is forgotten on every domain that they may have chosen, and nothing else is", () => {
    document.cookie = "_uetsid=a=b; Path=/";
    document.cookie = "_uetvid=1; Path=/; Domain=site.example";
    document.cookie = "_uetmsclkid=1; Path=/; Domain=www.site.example";
    document.cookie = "session=_uet; Path=/";
    localStorage.setItem("AMP_unsent_key", "[]");
    localStorage.setItem("draft", "text");
    forget(window, ["_uet", "AMP_"]);
    expect(document.cookie).toBe("session=_uet");
    expect(Object.keys(localStorage)).toEqual(["draft"]);
  });

  test("is forgotten in databases, too, by their whole names", () => {
    const deleted: string[] = [];
    // jsdom has no databases.
    const browser = Object.assign(Object.create(null), { document, localStorage, location, indexedDB: { deleteDatabase: (name: string) => deleted.push(name) } });
    forget(browser, ["AMP_", "AMP_diagnostics_key"]);
    expect(deleted).toContain("AMP_diagnostics_key");
  });
});
