import { findChromium } from "@prosewell/e2e/chromium";
import { Launcher } from "chrome-launcher";
import lighthouse, { type Config, desktopConfig } from "lighthouse";
import type { Report } from "./figures.ts";

/** The conditions that Lighthouse simulates; a phone is what it does by itself. */
const presets = { mobile: undefined, desktop: desktopConfig } as const satisfies Record<string, Config | undefined>;

export type Preset = keyof typeof presets;

/** How often a run is begun that loses its trace, as one in hundreds does by no fault of the page. */
const attempts = 3;

/** One run of Lighthouse that measured something. */
export async function audit(url: string, preset: Preset): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await run(url, preset);
    if (!report.runtimeError) return report;
    if (attempt === attempts) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
  }
}

/** In a browser of its own. */
async function run(url: string, preset: Preset) {
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
    return result.lhr;
  } finally {
    process.off("exit", kill);
    kill();
  }
}
