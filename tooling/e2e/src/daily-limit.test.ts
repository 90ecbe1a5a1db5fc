import { mkdtemp, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { goTo, useBrowser } from "./browser.ts";
import { settle } from "./controls.ts";
import { type ServedSite, serve } from "./sites.ts";
import { chooseTone, workspace } from "./workspace.ts";

const { open } = useBrowser();
const sentence = "Moreover, we leverage robust tools to foster growth in teams.";
const times = (count: number) => Array.from({ length: count }, () => sentence).join(" ");

const left = (page: Page, words: string) => page.getByText(new RegExp(`^${words} of today’s 40 words left until|^${words} of 40 words left until`, "u")).waitFor({ timeout: 55_000 });

describe.each([
  ["pro", 390],
  ["default", 1280],
] as const)("the words of a day on the %s site at %i pixels", (shell, width) => {
  let folder: string;
  let site: ServedSite;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "prosewell-day-"));
    site = await serve(shell, { QUOTA_URL: pathToFileURL(join(folder, "quota.sqlite")).href, WORDS_PER_DAY: "40" });
  });

  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** What the server finds when it wakes up on the next day: counts of a day that is over. */
  function turnTheDay(): void {
    const database = new DatabaseSync(join(folder, "quota.sqlite"), { timeout: 10_000 });
    database.exec("UPDATE day SET number = number - 1");
    database.close();
  }

  test("nothing is asked before the first intent, what is left is shown, and the next day brings all again", async () => {
    const { page, context, complaints } = await open("about:blank", { viewport: { width, height: 900 }, timezoneId: "Europe/Berlin", reducedMotion: "reduce" });
    await bringAxe(context);
    // A page grants the words of a server that takes seconds to answer, as one on a busy machine may; that is told below.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await goTo(page, site.origin);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && asked.push(`${request.method()} ${new URL(request.url()).pathname.replace(/[\w-]{36}/u, "…")}`));
    const tool = workspace(page);
    await page.getByText("Free: 2,000 words a day").waitFor();
    expect([asked, await context.cookies()]).toEqual([[], []]);

    // The reset is told in the person's own time.
    await tool.input.focus();
    await left(page, "40");
    expect(await page.getByText(/left until (?:1:00|2:00)\sAM/u).count()).toBe(1);
    await expect.poll(() => asked.toSorted()).toEqual(["GET /api/engines", "GET /api/usage"]);
    expect(await context.cookies()).toEqual([]);

    await tool.input.fill(times(3));
    await tool.humanize.click();
    await left(page, "10");
    await expect.poll(() => asked.slice(2)).toEqual(["POST /api/usage", "POST /api/usage/…"]);
    expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([["prosewell", true]]);

    await tool.proof.waitFor();

    // Another tone on the same text is free.
    await chooseTone(page, "Formal");
    await tool.result.getByText("Press Humanize to bring it up to date").waitFor({ state: "detached" });
    expect(asked).toHaveLength(4);

    await tool.input.fill(`${sentence}\n\n${sentence} The rest is carried over.`);
    await page.getByRole("button", { name: "Humanize the first 10 words" }).click();
    await left(page, "None");
    await expect.poll(() => tool.result.innerText(), { timeout: 30_000 }).toContain("The rest is carried over.");
    const result = await tool.result.innerText();

    const wish = "It is important to note that we met.";
    await tool.input.fill(wish);
    await tool.humanize.click();
    await page.getByText(/^Nothing was rewritten, and nothing was counted\. Today’s 40 words are used up/u).waitFor();
    expect(await page.getByRole("link", { name: "Open the detector" }).getAttribute("href")).toBe("/ai-detector");
    expect([await tool.input.inputValue(), await tool.copy.isVisible(), result === ""]).toEqual([wish, true, false]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settle(page);
      expect(await findings(page, {})).toEqual([]);
    }

    turnTheDay();
    await tool.humanize.click();
    await left(page, "32");
    await expect.poll(() => tool.result.innerText(), { timeout: 30_000 }).toContain("We met.");
    // The refusal is a 429, which the browser writes to its console.
    expect(complaints.filter((complaint) => !complaint.includes("429"))).toEqual([]);
  });

  test("a server that cannot be asked grants the words", async () => {
    const { page } = await open(site.origin);
    await page.route("**/api/usage", (route) => route.abort());
    await workspace(page).input.fill(times(5));
    await workspace(page).humanize.click();
    await workspace(page).proof.waitFor({ timeout: 55_000 });
    expect(await page.getByText("Free: 2,000 words a day").count()).toBe(1);
  });
});
