import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, useBrowser } from "./browser.ts";
import { workspace } from "./workspace.ts";

const { open } = useBrowser();

/** Would leave a mark on the page wherever any of it was taken for markup, a script, an address or a template. */
const payload = `<img src=x onerror="taken=1"><svg onload=taken=1><script>taken=1</script><iframe srcdoc="<script>parent.taken=1</script>"></iframe>"'\`{{taken=1}}\${taken=1}<a href=javascript:taken=1>[here](javascript:taken=1)`;
const text = `It is important to note that we utilize tools.\n\n${payload}\n\nMoreover, they utilize ${payload} in order to grow in 2019.`;

/** What lies in the browser's storage before the page comes: an older page's, or a bad extension's. */
const poison = (value: string) => {
  const names = `"__proto__": {"text": "polluted", "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}`;
  const draft = `{"text": ${JSON.stringify(value)}, "tone": "__proto__", "strength": ${JSON.stringify(value)}, "locked": [{"toString": null}, ["x"]], "review": "__proto__", ${names}}`;
  for (const store of [localStorage, sessionStorage]) store.setItem("workspace_draft", draft);
  for (const key of ["theme", "tracking_consent", "user_properties", "user_id", "workspace_history"]) localStorage.setItem(key, `{${names}, "theme": ${JSON.stringify(value)}}`);
};

/** What of the payload has come to life, anywhere on the page. */
const alive = (page: Page) =>
  page.evaluate(() => ({
    taken: "taken" in globalThis,
    polluted: "polluted" in {},
    made: document.querySelectorAll('img[src="x"], [onerror], [onload], iframe, a[href^="javascript:" i], script:not([src])[nonce]').length,
    dressed: [...document.querySelectorAll("script:not([src])")].filter(({ textContent }) => textContent.startsWith("taken")).length,
  }));

const dead = { taken: false, polluted: false, made: 0, dressed: 0 };

/** The page's complaints of its policy: it would have kept the payload from running, but nothing should have tried. */
const refused = (complaints: readonly string[]) => complaints.filter((complaint) => /Content Security Policy|uncaught/u.test(complaint));

test("whatever a text, a name of a file, its content, an address or the storage says is text: nothing of it runs, or becomes a part of the page", async () => {
  const { page, complaints } = await open("about:blank", { acceptDownloads: true, reducedMotion: "reduce" });
  await page.addInitScript(poison, text);
  const query = encodeURIComponent(payload);
  await goTo(page, `${inject("origins").default}/?utm_source=${query}&text=${query}&__proto__[polluted]=1&constructor.prototype.polluted=1#${query}`);
  const tool = workspace(page);
  await expect.poll(() => tool.input.inputValue()).toBe(text);
  expect(await alive(page)).toEqual(dead);

  await tool.humanize.click();
  await tool.proof.waitFor({ timeout: 55_000 });
  await tool.result.getByRole("link").first().press("Enter");
  await tool.proof.click();
  await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
  expect(await tool.result.innerText()).toContain("onerror");
  expect(await alive(page)).toEqual(dead);

  // A name is told where a file is refused, and filled into a sentence of the site's own.
  const file = page.locator("input[type=file]").first();
  await file.setInputFiles({ name: `${payload.replaceAll("/", "_")}.exe`, mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
  await page.getByText(/“<img src=x onerror=.+ cannot be opened here/u).first().waitFor();
  expect(await alive(page)).toEqual(dead);
  await file.setInputFiles({ name: `"><img src=x onerror=taken=1>.md`, mimeType: "text/markdown", buffer: Buffer.from(`# ${payload}\n\n${text}`) });
  await expect.poll(() => tool.input.inputValue()).toContain(`# ${payload}`);

  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", `<h2>Pasted</h2>${html}<p onclick="taken=1" style="background:url(javascript:taken=1)">${html}</p>`);
    clipboardData.setData("text/plain", "Pasted");
    const input = document.querySelector("textarea");
    input?.focus();
    input?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, payload);
  await expect.poll(() => tool.input.inputValue()).toContain("## Pasted");
  expect(await alive(page)).toEqual(dead);

  // A review that somebody else has written.
  await tool.input.fill(text);
  await tool.humanize.click();
  await tool.result.getByText("Press Humanize to bring it up to date").waitFor({ state: "detached" });
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the review" }).click()]);
  const forged = (await readFile(await download.path(), "utf8")).replaceAll(/("(?:rule|reason|evidence|engine|group)": )"[^"]*"/gu, (_, name: string) => name + JSON.stringify(payload));
  await file.setInputFiles({ name: "forged.review.json", mimeType: "application/json", buffer: Buffer.from(forged.replace("{", '{ "__proto__": {"polluted": 1},')) });
  await tool.result.getByText("{{taken=1}}").first().waitFor({ state: "attached" });
  await tool.result.getByRole("link").first().press("Enter");
  expect(await alive(page)).toEqual(dead);

  await goTo(page, `${inject("origins").default}/ai-detector?text=${query}`);
  await tool.input.fill(`${text} `.repeat(4));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("link", { name: "Humanize this text" }).waitFor({ timeout: 60_000 });
  expect(await alive(page)).toEqual(dead);
  expect(refused(complaints)).toEqual([]);
});
