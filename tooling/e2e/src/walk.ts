import type { Page } from "playwright-core";

/** Where the focus is. */
export interface Stop {
  /** Tag and text, for a person who reads a failure. */
  readonly what: string;
  readonly isSeen: boolean;
  readonly hasRing: boolean;
  /** Whether something else lies over all of it (WCAG 2.4.11). */
  readonly isCovered: boolean;
}

/** What has the focus, and whether a person can see that it has. */
const stopAt = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    /** What of it no box around it scrolls out of sight. */
    const box = (of: Element) => {
      const { left, top, width, bottom } = of.getBoundingClientRect();
      const inView = { top, bottom };
      for (let around = of.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll/u.test(getComputedStyle(around).overflowY)) continue;
        const view = around.getBoundingClientRect();
        inView.top = Math.max(inView.top, view.top);
        inView.bottom = Math.min(inView.bottom, view.bottom);
      }
      return { left, top: inView.top, width, height: inView.bottom - inView.top };
    };
    // A radio is out of sight behind its label, which is what a person sees.
    const shown = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element;
    const { left, top, width, height } = box(shown);
    const corners = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const));
    const over = corners.map(([x, y]) => document.elementFromPoint(x, y)).filter((found) => found !== null);
    const ringed = [shown, ...shown.querySelectorAll("*")].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow.includes("0px 0px 0px");
    });
    const sheet = element.closest("[role=presentation]");
    return {
      what: `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? shown.textContent).trim().slice(0, 40)}”`,
      isSeen: width > 4 && height > 4 && over.length > 0,
      // The box for the text is ringed as a sheet.
      hasRing: ringed || (element instanceof HTMLTextAreaElement && sheet !== null && getComputedStyle(sheet).boxShadow.includes("0px 0px 0px 1px")),
      isCovered: over.every((found) => !shown.contains(found) && !found.contains(shown)),
    };
  });

/** Tab by Tab from where the focus is until it leaves the page. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const stop = await stopAt(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus never left the page: ${stops.slice(-5).map(({ what }) => what).join(", ")}`);
}

/** Stops at which a person could not see where they are (WCAG 2.4.7, 2.4.11). */
export const faulty = (stops: readonly Stop[]) => stops.filter(({ isSeen, hasRing, isCovered }) => !isSeen || !hasRing || isCovered);
