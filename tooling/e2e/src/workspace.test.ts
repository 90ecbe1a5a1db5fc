import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Result } from "@prosewell/humanizer";
import { describe, expect, inject, test } from "vitest";
import { goTo, useBrowser } from "./browser.ts";
import { humanize, passage } from "./passage.ts";
import { shells } from "./sites.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const { open } = useBrowser();
const expected = humanize({ text: passage.text });
const long = (words: number) => Array.from({ length: words / 10 }, () => "Moreover, we leverage robust tools to foster growth in teams.").join(" ");

describe.each(shells)("the tool on the %s home page", (shell) => {
  const origin = inject("origins")[shell];

  test("rewrites a pasted text on the device, marks each change with its reason, and proves the facts", async () => {
    const { page, complaints } = await open(origin);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    const tool = workspace(page);
    await humanizePassage(page, passage.text);

    expect(expected.edits.length).toBeGreaterThan(2);
    expect(await tool.notes.count()).toBe(expected.edits.length);
    for (const { reason } of expected.edits) expect(await tool.notes.filter({ hasText: reason }).count()).toBeGreaterThan(0);
    expect(await tool.result.locator("ins").count()).toBeGreaterThan(0);
    for (const lock of passage.locks.filter((text) => !text.includes("\n"))) expect(expected.text).toContain(lock);
    expect(sent.filter((request) => request.includes(passage.text.slice(0, 30)))).toEqual([]);
    // The server hears how many words there are, and no more.
    const { words } = expected;
    const asked = sent.filter((request) => request.includes("/api/")).map((request) => request.replace(origin, "").replace(/[\w-]{36}/u, "…"));
    expect(asked.filter((request) => request !== "/api/engines ")).toEqual(["/api/usage ", `/api/usage {"words":${words.in}}`, `/api/usage/… {"words":${words.in}}`]);
    expect(complaints).toEqual([]);
  });

  test("gives what the library, the command line and the HTTP API give", async () => {
    const { page } = await open(origin, { permissions: ["clipboard-read", "clipboard-write"] });
    await humanizePassage(page, passage.text);
    await workspace(page).copy.click();
    await workspace(page).result.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected.text);

    const response = await page.request.post(`${origin}/api/humanize`, { data: { text: passage.text } });
    expect((await response.json()) as Result).toEqual(expected);

    const cli = dirname(createRequire(import.meta.url).resolve("@prosewell/cli/package.json"));
    const printed = execFileSync(process.execPath, [join(cli, "dist/bin.js"), "humanize", "--json"], { input: passage.text, encoding: "utf8" });
    expect(JSON.parse(printed) as Result).toEqual(expected);
  });

  test("keeps what was typed, and the settings, through a reload (E3)", async () => {
    const { page } = await open(origin);
    await workspace(page).input.fill("A draft that must survive.");
    await page.getByRole("radio", { name: "Casual" }).check({ force: true });
    await page.reload();
    await expect.poll(() => workspace(page).input.inputValue()).toBe("A draft that must survive.");
    await expect.poll(() => page.getByRole("radio", { name: "Casual" }).isChecked()).toBe(true);
  });

  test("passes axe with a result in view", async () => {
    const { page } = await open(origin);
    await humanizePassage(page, passage.text);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe("the tool", () => {
  const origin = inject("origins").default;

  test.each([360, 744, 1024, 1440])("fits a window %i pixels wide, before and after a run, and its targets fit a thumb", async (width) => {
    const { page } = await open(origin, { viewport: { width, height: 800 } });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await humanizePassage(page, passage.text);
    expect(await overflow()).toBe(0);
    for (const target of [workspace(page).humanize, workspace(page).copy]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("says kindly that there is nothing to rewrite", async () => {
    const { page } = await open(origin);
    await workspace(page).input.fill("  \n ");
    await workspace(page).humanize.click();
    await page.getByText("There is no text to rewrite yet").waitFor();
  });

  test("offers the first 2,000 words of a longer text and carries the rest over", async () => {
    const { page } = await open(origin);
    const tool = workspace(page);
    await tool.input.fill(`${long(2000)}\n\nThe end stays as it is.`);
    await page.getByRole("button", { name: "Humanize the first 2,000 words" }).click();
    await tool.proof.waitFor();
    expect(await tool.result.innerText()).toContain("The end stays as it is.");
  });

  test("counts a press that comes before the page is alive, and shows a first pass before the engine is there", async () => {
    const { page } = await open(origin);
    await workspace(page).input.fill(passage.text);
    await page.reload();
    const [held, engine] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/*.js*", async (route) => {
      await held.promise;
      if (route.request().url().includes("worker")) await engine.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await workspace(page).humanize.click();
    held.resolve();
    await page.getByText("First pass").waitFor();
    expect(await workspace(page).result.innerText()).toContain(passage.text.slice(0, 30));
    engine.resolve();
    await workspace(page).proof.waitFor();
    expect(await page.getByText("There is no text to rewrite").count()).toBe(0);
  });

  test("keeps each tab's draft, whatever another tab types", async () => {
    const { page, context } = await open(origin);
    await workspace(page).input.fill("Typed in the first tab.");
    const other = await context.newPage();
    await goTo(other, origin);
    await workspace(other).input.fill("Typed in the second tab.");
    await page.reload();
    await expect.poll(() => workspace(page).input.inputValue()).toBe("Typed in the first tab.");
  });

  test.each([
    ["nothing", "This browser keeps no history for this page"],
    ["nothing more", "There is no room left on this device for the history"],
  ])("a browser that stores %s still rewrites, says so once, and loses nothing", async (what, sentence) => {
    const { page, complaints } = await open("about:blank");
    await page.addInitScript((isFull) => {
      const refuse = (): never => {
        throw new DOMException("No.", isFull ? "QuotaExceededError" : "SecurityError");
      };
      Storage.prototype.setItem = refuse;
      if (isFull) IDBObjectStore.prototype.put = refuse;
      else IDBFactory.prototype.open = refuse;
    }, what === "nothing more");
    await goTo(page, origin);
    await humanizePassage(page, passage.text);
    await page.getByText(sentence).waitFor({ timeout: 30_000 });
    expect([await workspace(page).input.inputValue(), await workspace(page).notes.count()]).toEqual([passage.text, expected.edits.length]);
    expect(complaints).toEqual([]);
  });

  test("loses nothing when its tab is closed under a run, works in a worker that can talk to nobody, and in another when that one dies", async () => {
    const { page: closed, context } = await open(origin);
    await workspace(closed).input.fill(long(1000));
    const asked = closed.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/usage"));
    await workspace(closed).humanize.click();
    await asked;
    await workspace(closed).input.press("Control+End");
    await closed.keyboard.type(" The last words.");
    await closed.close();
    const page = await context.newPage();
    // The text that came back may have asked for it before anybody does.
    const started = page.waitForEvent("worker");
    await goTo(page, origin);
    expect(await workspace(page).input.inputValue()).toBe(`${long(1000)} The last words.`);

    await humanizePassage(page, passage.text);
    const worker = await started;
    const refused = await worker.evaluate(() => fetch("/api/health").then(() => false, () => true));
    expect(refused).toBe(true);

    // It dies under a run: nothing hangs, nothing is lost, and the next try has another worker.
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error("killed");
      });
    });
    await workspace(page).input.fill(long(2000));
    await workspace(page).humanize.click();
    await page.getByText("The engine stopped before it was done").waitFor({ timeout: 30_000 });
    expect(await workspace(page).input.inputValue()).toBe(long(2000));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Done.", { exact: true }).waitFor({ timeout: 55_000 });
  });

  test("can be stopped, and what was typed stays", async () => {
    const { page } = await open(origin);
    const tool = workspace(page);
    await tool.input.fill(long(2000));
    await page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await tool.humanize.click();
    await tool.cancel.click();
    await tool.humanize.waitFor();
    expect(await tool.input.inputValue()).toBe(long(2000));
  });

  test("keeps the text when the engine cannot be loaded, says so, and works on the next try", async () => {
    const { page } = await open(origin);
    const tool = workspace(page);
    await page.route(/\.js(?:\?|$)/u, (route) => route.abort());
    await tool.input.fill(passage.text);
    await tool.humanize.click();
    await page.getByText("The engine could not be loaded").waitFor();
    expect(await tool.input.inputValue()).toBe(passage.text);
    await page.unroute(/\.js(?:\?|$)/u);
    await page.getByRole("button", { name: "Try again" }).click();
    await tool.proof.waitFor();
  });
});
