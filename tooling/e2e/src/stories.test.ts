import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { type OpenPage, useBrowser } from "./browser.ts";
import { force, settle } from "./controls.ts";
import { type ServedSite, shells } from "./sites.ts";
import { openStory, serveWorkshop, storiesIn, turnTo } from "./workshop.ts";

const { open } = useBrowser();
const themes = ["light", "dark"] as const;

/** What only a whole page can have: a story is a part of one. */
const pageRules = Object.fromEntries(["landmark-one-main", "page-has-heading-one", "region"].map((rule) => [rule, { enabled: false }]));
/** What a change of colours can break. */
const colourRules = { runOnly: ["color-contrast", "link-in-text-block"] };

let workshop: ServedSite;
beforeAll(async () => void (workshop = await serveWorkshop()));
afterAll(() => workshop.stop());

const wear = async (page: Page, theme: (typeof themes)[number]) => {
  await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
  await settle(page);
};

const overflow = (page: Page, direction: "ltr" | "rtl") =>
  page.evaluate((chosen) => {
    document.documentElement.dir = chosen;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, direction);

describe.each(shells)("in the %s variant", (variant) => {
  const stories = storiesIn(variant);
  let visit: OpenPage;
  beforeAll(async () => {
    visit = await open("about:blank");
    await bringAxe(visit.context);
    await openStory(visit.page, workshop.origin, stories[0]?.id ?? "", { theme: "light", variant });
  });
  afterAll(() => visit.context.close());

  describe.each(stories)("the story $id", ({ id }) => {
    let heardBefore: number;
    beforeAll(async () => {
      heardBefore = visit.complaints.length;
      await visit.page.emulateMedia({ forcedColors: "none" });
      await visit.page.setViewportSize({ width: 1280, height: 800 });
      await turnTo(visit.page, id);
    });

    test("passes axe in both themes, also where its controls are hovered and pressed", async () => {
      const { page } = visit;
      await wear(page, "light");
      expect(await findings(page, { rules: pageRules })).toEqual([]);
      await wear(page, "dark");
      expect(await findings(page, colourRules)).toEqual([]);
      const release = await force(page, "hover", "active");
      for (const theme of themes) {
        await wear(page, theme);
        expect(await findings(page, colourRules)).toEqual([]);
      }
      await release();
    });

    test("fits a window 320 pixels wide, in both directions of writing (WCAG 1.4.10)", async () => {
      await visit.page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(visit.page, "rtl")).toBeLessThanOrEqual(0);
      expect(await overflow(visit.page, "ltr")).toBeLessThanOrEqual(0);
    });

    test("complains of nothing, in forced colours neither", async () => {
      await visit.page.emulateMedia({ forcedColors: "active" });
      await settle(visit.page);
      expect(visit.complaints.slice(heardBefore)).toEqual([]);
    });
  });
});
