import { createDetector } from "@prosewell/detector";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { goTo, useBrowser } from "./browser.ts";
import { settle } from "./controls.ts";
import { passage } from "./passage.ts";
import { workspace } from "./workspace.ts";

const { open } = useBrowser();
const { detect } = await createDetector();
const address = `${inject("origins").default}/ai-detector`;

const check = async (page: Page, text: string) => {
  const answer = page.getByRole("region", { name: "What the detector says" });
  await workspace(page).input.fill(text);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await answer.getByRole("figure").waitFor({ timeout: 55_000 });
  return answer;
};

/** A page of the site that axe has been brought to. */
const visit = async (url: string, options: BrowserContextOptions = {}) => {
  const opened = await open("about:blank", { reducedMotion: "reduce", ...options });
  await bringAxe(opened.context);
  await goTo(opened.page, url);
  return opened;
};

test("a text is checked on the device, with its range and its reasons, and humanized with one more press", async () => {
  const { page, context, complaints } = await visit(address);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByText("Free, and not counted").waitFor();
  expect(sent.filter((request) => request.includes("worker") || request.includes("/api/"))).toEqual([]);

  const answer = await check(page, passage.text);
  const { range } = detect(passage.text);
  const [low, high] = [Math.floor(range[0] * 100), Math.ceil(range[1] * 100)];
  await answer.getByText(`Between ${low} and ${high} of 100, nine times in ten.`).waitFor();
  await answer.locator("summary").last().click();
  expect(await answer.getByRole("link", { name: "How often it is wrong" }).getAttribute("href")).toBe("/methods");
  expect(await page.getByRole("textbox").evaluate((box) => box === document.activeElement || document.activeElement?.tagName === "SUMMARY")).toBe(true);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    expect(await findings(page, {})).toEqual([]);
  }
  expect(sent.filter((request) => request.includes("/api/") || request.includes(passage.text.slice(0, 30)))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await answer.getByRole("link", { name: "Humanize this text" }).click();
  await workspace(page).proof.waitFor({ timeout: 55_000 });
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/ai-text-humanizer");
  expect(await workspace(page).input.inputValue()).toBe(passage.text);
  expect(complaints).toEqual([]);
});

test("where nobody can tell there is no figure, and what would help is said", async () => {
  const { page } = await visit(address, { viewport: { width: 360, height: 740 } });
  const answer = await check(page, "We met on Monday and agreed on the price.");
  await answer.getByText("We cannot tell").waitFor();
  await answer.getByText("From fewer than 80 words nobody can tell who wrote them.").waitFor();
  await answer.getByText(/^Paste more of the text/u).waitFor();
  expect(await answer.getByText(/\d of 100/u).count()).toBe(0);
  expect(await findings(page, {})).toEqual([]);
});

test("where the browser has no workers, our server does it, and no text goes before the person agrees", async () => {
  const { page, context } = await open("about:blank");
  await bringAxe(context);
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await goTo(page, address);
  await workspace(page).input.fill(passage.text);
  await page.getByText("This browser needs our server: your text is sent there once you agree.").waitFor({ timeout: 55_000 });
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText(/^This browser cannot run the engine on your device/u).waitFor();
  expect(sent).toEqual([]);
  expect(await findings(page, {})).toEqual([]);
  await page.getByRole("button", { name: "Send it to the server" }).click();
  const answer = page.getByRole("region", { name: "What the detector says" });
  await answer.getByRole("figure").waitFor({ timeout: 55_000 });
  expect(sent).toEqual(["/api/detect"]);

  await goTo(page, inject("origins").default);
  await workspace(page).humanize.click();
  await page.getByRole("button", { name: "Send it to the server" }).click();
  await workspace(page).proof.waitFor({ timeout: 55_000 });
  expect(sent).toEqual(["/api/detect", "/api/humanize"]);
  await page.getByText(/of 2,000 words left until/u).waitFor();
});
