import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { reload, useBrowser } from "./browser.ts";
import { documentFixture } from "./document-fixture.ts";
import { passage } from "./passage.ts";
import { shells } from "./sites.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const { open } = useBrowser();
const patience = { timeout: 60_000 };
const online = { serviceWorkers: "allow" } as const;

describe.each(shells)("the %s site, once it has been used", (shell) => {
  const origin = inject("origins")[shell];

  test("says that it works without a connection, and then loads, rewrites and detects without one", async () => {
    const { page, context } = await open(origin, online);
    await humanizePassage(page, passage.text);
    await page.getByText("It works without a connection now.").waitFor(patience);
    await context.setOffline(true);
    await reload(page);
    await workspace(page).input.fill(passage.text);
    await workspace(page).humanize.click();
    await workspace(page).proof.waitFor(patience);
    expect(await page.getByText("could not be loaded").count()).toBe(0);
    await page.locator("input[type=file]").first().setInputFiles(documentFixture("opinion.docx"));
    await page.getByText("Opened “opinion.docx”.").waitFor(patience);

    // Never visited before.
    await page.goto(`${origin}/ai-detector`);
    await workspace(page).input.fill(passage.text);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByRole("link", { name: "Humanize this text" }).waitFor(patience);
  });
});

describe("a site that is replaced under an open page", () => {
  let site: Server;
  let isReplaced = false;
  let hasOldFiles = true;
  const address = () => `http://localhost:${(site.address() as AddressInfo).port}/`;

  // The same site behind an address of its own, where a newer service worker can stand for a newer build.
  beforeAll(async () => {
    const { default: built } = inject("origins");
    site = createServer((request, response) => {
      if (!hasOldFiles && /\/chunks\/.+\.js$/u.test(request.url ?? "")) {
        response.writeHead(404).end("Not Found");
        return;
      }
      void fetch(new URL(request.url ?? "/", built)).then(async (answer) => {
        const { "content-encoding": _, "content-length": __, ...headers } = Object.fromEntries(answer.headers);
        response.writeHead(answer.status, headers).write(Buffer.from(await answer.arrayBuffer()));
        response.end(request.url === "/service-worker.js" && isReplaced ? "// newer" : "");
      });
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => site.close(resolve).closeAllConnections()));

  test("offers the newer one, waits for the answer, and keeps the draft through the change", async () => {
    const { page } = await open(address(), online);
    await workspace(page).input.fill("A draft that must survive.");
    await page.getByText("It works without a connection now.").waitFor(patience);
    // A page of the older build, whose files the newer one does not have.
    await page.evaluate(async () => (await caches.open("pages")).put("/methods", new Response("old")));
    isReplaced = true;
    const offer = page.getByText("A newer version of this site is ready.");
    await expect.poll(async () => {
      // As when the person comes back to the tab.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      return offer.count();
    }, patience).toBe(1);
    const reloaded = page.waitForEvent("load", patience);
    await page.getByRole("button", { name: "Update now" }).click();
    await reloaded;
    await expect.poll(() => workspace(page).input.inputValue(), patience).toBe("A draft that must survive.");
    expect(await offer.count()).toBe(0);
    const kept = () => page.evaluate(async () => (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname).toSorted());
    await expect.poll(kept, patience).toEqual(["/", "/ai-detector", "/ai-text-humanizer"]);
  });

  test("and no longer has its files, keeps the text, says what to do, and works once that is done", async () => {
    const { page } = await open(address());
    const text = "It is important to note that a draft must survive.";
    await workspace(page).input.fill(text);
    hasOldFiles = false;
    await workspace(page).humanize.click();
    await page.getByText("If that does not help, reload the page").waitFor(patience);
    expect(await workspace(page).input.inputValue()).toBe(text);
    // The newer page names files that are there.
    hasOldFiles = true;
    await reload(page);
    expect(await workspace(page).input.inputValue()).toBe(text);
    await workspace(page).humanize.click();
    await workspace(page).proof.waitFor(patience);
  });
});
