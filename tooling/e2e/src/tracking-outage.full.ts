import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { trackedSite } from "./tracked-site.ts";
import { paste, wordsOf } from "./tracking-sdk.ts";

const { setDown, visit } = trackedSite("tracking-outage", useBrowser().open);
const minute = 60_000;

test("through a minute without Amplitude nothing is lost, and nothing comes twice", { timeout: 6 * minute }, async () => {
  const { page, accept, arrival, ofType } = await visit();
  await accept();
  await arrival("page_view");
  setDown(true);
  for (let words = 1; words <= 6; words += 1) {
    await paste(page, words);
    // Real time is the point here.
    await page.waitForTimeout(10_000);
  }
  setDown(false);
  const arrived = (...numbers: number[]) => expect.poll(() => wordsOf(ofType("text_pasted")), { timeout: 2 * minute, interval: 1000 }).toEqual(numbers);
  await arrived(1, 2, 3, 4, 5, 6);
  // What came a second time would have come before a later event.
  await paste(page, 7);
  await arrived(1, 2, 3, 4, 5, 6, 7);
});
