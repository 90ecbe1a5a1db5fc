import { findChromium } from "@prosewell/e2e/chromium";
import { Launcher } from "chrome-launcher";
import lighthouse, { type Config, desktopConfig } from "lighthouse";
import type { Report } from "./figures.ts";

/** The conditions that Lighthouse simulates; a phone is what it does by itself. */
const presets = { mobile: undefined, desktop: desktopConfig } as const satisfies Record<string, Config | undefined>;

export type Preset = keyof typeof presets;

/** One run of Lighthouse in a browser of its own. */
export async function audit(url: string, preset: Preset): Promise<Report> {
  const chrome = new Launcher({
    chromePath: await findChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const kill = () => chrome.kill();
  process.once("exit", kill);
  try {
    await chrome.launch();
    const options = { port: Number(chrome.port), logLevel: "error", disableFullPageScreenshot: true } as const;
    const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
    const result = await lighthouse(url, { ...options, onlyCategories }, presets[preset]);
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    process.off("exit", kill);
    kill();
  }
}
