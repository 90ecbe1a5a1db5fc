import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Download, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { goTo, useBrowser } from "./browser.ts";
import { shells } from "./sites.ts";
import { workspace } from "./workspace.ts";

const { open } = useBrowser();

/** What a press brings into the downloads. */
const downloaded = async (page: Page, name: string): Promise<{ readonly download: Download; readonly text: string }> => {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { download, text: await readFile(await download.path(), "utf8") };
};

const history = async (page: Page) => {
  await page.getByRole("button", { name: "History", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "History" });
  await panel.waitFor();
  return panel;
};

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

const kept = (page: Page) =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

describe.each(shells)("on the %s site", (shell) => {
  test("a sample is tried, its review outlives a reload, is found again, goes along as a file, and is forgotten", async () => {
    const { page, complaints } = await open(inject("origins")[shell], { acceptDownloads: true, reducedMotion: "reduce" });
    const tool = workspace(page);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await tool.input.fill("My own words.");

    await page.getByRole("button", { name: "Try a sample" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: /Academic abstract/u }).click();
    await tool.humanize.click();
    await tool.proof.waitFor({ timeout: 55_000 });
    await tool.result.locator("a ins").first().click();
    await page.keyboard.press("u");
    const undone = tool.result.getByText("undone").first();
    await undone.waitFor({ state: "attached" });
    const sample = await tool.input.inputValue();

    const { text: report } = await downloaded(page, "Report in Markdown");
    expect(report).toContain(sample);
    expect(report).toContain("1 undone");
    const { download, text: file } = await downloaded(page, "Save the review");
    expect(download.suggestedFilename()).toMatch(/^review-\d{4}-\d\d-\d\d\.review\.json$/u);

    await page.reload();
    await undone.waitFor({ state: "attached" });
    const panel = await history(page);
    await panel.getByRole("searchbox").fill("sterna hirundo");
    await panel.getByText("1 run found").waitFor();
    expect(await violations(page)).toEqual([]);
    await panel.getByRole("button", { name: "Forget everything on this device" }).click();
    await page.getByRole("button", { name: "Forget everything", exact: true }).click();
    await page.getByText("Everything that this site kept on this device is gone, except the cookie that counts the words of the day.").waitFor();
    expect(await tool.input.inputValue()).toBe("");
    await expect.poll(() => kept(page)).toEqual({ stored: [], databases: [], caches: [], cookies: "" });

    await page.locator("input[type=file]").setInputFiles({ name: "mine.review.json", mimeType: "application/json", buffer: Buffer.from(file) });
    await undone.waitFor({ state: "attached" });
    expect(await tool.input.inputValue()).toBe(sample);
    expect(sent.filter((request) => request.includes("Vessby"))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test("a run is deleted by a press on the bin beside it, and its row is not opened", async () => {
  const { page } = await open(inject("origins").default);
  const tool = workspace(page);
  await tool.input.fill("It is important to note that we met.");
  await tool.humanize.click();
  await tool.proof.waitFor({ timeout: 55_000 });
  const panel = await history(page);
  await panel.getByText("1 run", { exact: true }).waitFor();
  await panel.getByRole("button", { name: /^Delete “It is important/u }).click();
  await panel.getByText("The run is deleted.").waitFor();
  expect(await panel.getByText("No runs yet").count()).toBe(1);
});

test("what one tab forgets is gone from the other", async () => {
  const { page, context } = await open(inject("origins").default);
  await workspace(page).input.fill("Typed in the first tab.");
  const other = await context.newPage();
  await goTo(other, inject("origins").default);
  await workspace(other).input.fill("Typed in the second tab.");
  await expect.poll(() => other.evaluate(() => localStorage.getItem("workspace_draft"))).toContain("second");
  await (await history(other)).getByRole("button", { name: "Forget everything on this device" }).click();
  await other.getByRole("button", { name: "Forget everything", exact: true }).click();
  await expect.poll(() => workspace(page).input.inputValue()).toBe("");
  await page.reload();
  await page.getByRole("button", { name: "History", exact: true }).waitFor();
  expect(await workspace(page).input.inputValue()).toBe("");
});
