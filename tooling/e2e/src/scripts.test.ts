import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { shells } from "./sites.ts";

const { open } = useBrowser();
const paths = ["/", "/methods", "/legal/privacy-policy", "/legal/cookies-settings", "/legal/terms-of-use", "/nowhere"];

const scriptSources = (response: Response) => /script-src ([^;]*)/u.exec(response.headers.get("content-security-policy") ?? "")?.[1];

describe.each(shells)("the scripts of the %s site", (shell) => {
  const origin = inject("origins")[shell];

  test.each(paths)("at %s are the site's own and those that stand in the page, by their hashes", async (path) => {
    const sources = scriptSources(await fetch(`${origin}${path}`));
    expect(sources).toMatch(/^'self' 'sha256-/u);
    expect(sources).not.toContain("unsafe");
  });

  test("run, and one that is put into the page does not", async () => {
    const { page, complaints } = await open(origin);
    expect(complaints).toEqual([]);
    await page.evaluate(() => {
      const foreign = document.createElement("script");
      foreign.textContent = "document.title = 'Taken over'";
      document.body.append(foreign);
      document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror=\"document.title = 'Taken over'\">");
    });
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    expect(complaints.join("\n")).toContain("Content Security Policy");
    expect(await page.title()).not.toBe("Taken over");
  });

  test("come once the page is painted, and what is largest in it is text that waits for nothing", async () => {
    const { page } = await open(origin);
    const largest = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => ("url" in entry ? String(entry.url) : "")))).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(largest).not.toEqual([]);
    // A picture would say where it came from.
    expect(largest.filter((url) => url !== "")).toEqual([]);
    const [painted, firstScript] = await page.evaluate(() => [
      performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
      Math.min(...performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime)),
    ]);
    expect(painted).toBeGreaterThan(0);
    expect(firstScript).toBeGreaterThanOrEqual(painted ?? Infinity);
  });
});
