import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { patience } from "./tracked-site.ts";

const { open } = useBrowser();
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  const script = fileURLToPath(new URL("../../../packages/tracking/example/server.mjs", import.meta.url));
  // oxlint-disable-next-line node/no-process-env -- it needs a PATH and a HOME
  server = spawn(process.execPath, [script], { env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"] });
  origin = await new Promise((resolve, reject) => {
    server.stdout?.on("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once("close", (code) => reject(new Error(`The example stopped (${code}).`)));
  });
}, 120_000);

afterAll(() => void server.kill());

test("the tracking package's example goes from consent to the first event and a purchase, as its README says", { timeout: 240_000 }, async () => {
  const { page, complaints } = await open(origin);
  const log = page.locator("#log");
  const events = page.locator("#events");
  const press = (name: string) => page.getByRole("button", { name }).click();
  await press("Track an event");
  await expect.poll(() => log.textContent(), patience).toContain("amplitude: track queued");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await events.textContent()).toBe("");
  await press("Accept");
  await expect.poll(() => events.textContent(), patience).toContain('button pressed {"presses":1}');
  await press("Buy");
  await expect.poll(() => events.textContent(), patience).toContain('"$price":9.99,"$quantity":1');
  expect(complaints).toEqual([]);
});
