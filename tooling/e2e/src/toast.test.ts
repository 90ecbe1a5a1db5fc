import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject, test } from "vitest";
import { goTo, useBrowser } from "./browser.ts";
import { type ServedSite, shells } from "./sites.ts";
import { openStory, serveWorkshop, type Surroundings } from "./workshop.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const { open } = useBrowser();
let workshop: ServedSite;
beforeAll(async () => void (workshop = await serveWorkshop()));
afterAll(() => workshop.stop());

interface Wanted {
  readonly type?: "success" | "error" | "info" | "system";
  readonly milliseconds?: number;
  readonly fullWidth?: boolean;
}

/** Never within a test. */
const endless = 600_000;
/** Nothing is asserted of how long it takes, only that it happens. */
const patient = { timeout: 15_000 };

async function openBench(options: BrowserContextOptions = {}, surroundings: Surroundings = {}) {
  const { page, complaints } = await open("about:blank", options);
  await openStory(page, workshop.origin, "toast--playground", surroundings);
  const message = page.getByRole("textbox", { name: "Message" });
  const cards = page.getByRole("listitem");
  const card = (text: string) => cards.filter({ hasText: text });

  /** Puts a toast on the screen and waits until it has come in. */
  async function show(text: string, wanted: Wanted = {}): Promise<void> {
    await ask(text, wanted);
    await card(text).and(page.locator("[data-status=entered]")).waitFor();
  }
  async function ask(text: string, { type = "info", milliseconds = endless, fullWidth = false }: Wanted): Promise<void> {
    await message.fill(text);
    await page.getByRole("textbox", { name: "Milliseconds" }).fill(String(milliseconds));
    await page.getByRole("checkbox", { name: "Full width" }).setChecked(fullWidth);
    await submit(type);
  }
  /** Not by a click: neither pointer nor focus moves. */
  const submit = (type: string) =>
    page.getByRole("button", { name: `Show ${type}` }).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button));

  return {
    page,
    complaints,
    message,
    cards,
    card,
    ask,
    show,
    submit,
    press: (name: string) => page.getByRole("button", { name }).click(),
    closings: async () => (await page.getByRole("log", { name: "Closed" }).innerText()).split("\n").filter(Boolean),
  };
}

type Bench = Awaited<ReturnType<typeof openBench>>;

/** Lets real time go by, counted by the page itself. */
const elapse = ({ page }: { readonly page: Page }, milliseconds: number) =>
  page.evaluate(async (duration) => void (await document.body.animate(null, duration).finished), milliseconds);

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
/** Windows otherwise all take themselves for the one in front. */
const hasOwnFocus = async (page: Page) => (await page.context().newCDPSession(page)).send("Emulation.setFocusEmulationEnabled", { enabled: false });
const tellWindow = (page: Page, type: "blur" | "focus") => page.evaluate((name) => void window.dispatchEvent(new Event(name)), type);
const pointAway = ({ page }: Bench) => page.mouse.move(5, 700);

/** What holds a toast's clock, and lets it go. */
const holds = {
  "the pointer": { hold: (bench: Bench) => bench.card("held").hover(), release: pointAway },
  "another window": { hold: ({ page }: Bench) => tellWindow(page, "blur"), release: ({ page }: Bench) => tellWindow(page, "focus") },
  "the keyboard's focus": { hold: ({ page }: Bench) => page.keyboard.press("F8"), release: ({ message }: Bench) => message.focus() },
};
const sources = Object.entries(holds);

describe.concurrent("a toast", () => {
  test("closes by itself when its time is over, and says so once (U4)", async ({ expect }) => {
    const bench = await openBench();
    await bench.show("stays");
    await bench.show("goes", { milliseconds: 400 });
    await expect.poll(bench.closings, patient).toEqual(["goes: timeout"]);
    await expect.poll(() => bench.cards.count(), patient).toBe(1);
    expect(bench.complaints).toEqual([]);
  });

  test.for(sources)("is held by %s, and goes on when that lets go (U5)", async ([, { hold, release }], { expect }) => {
    const bench = await openBench();
    await bench.show("held", { milliseconds: 1500 });
    await hold(bench);
    await elapse(bench, 3000);
    expect(await bench.closings()).toEqual([]);
    await release(bench);
    await expect.poll(bench.closings, patient).toEqual(["held: timeout"]);
  });

  test.for(sources)("has half its time after %s: not the rest, not all of it, not none (U5)", async ([, { hold, release }], { expect }) => {
    const bench = await openBench();
    await bench.show("held", { milliseconds: 6000 });
    await hold(bench);
    await release(bench);
    await bench.ask("a quarter", { milliseconds: 1000 });
    await bench.ask("three quarters", { milliseconds: 4200 });
    await expect.poll(bench.closings, patient).toEqual(["a quarter: timeout", "held: timeout", "three quarters: timeout"]);
  });

  test.for([
    ["the focus", "the pointer", holds["the keyboard's focus"], holds["the pointer"]],
    ["the window", "the pointer", holds["another window"], holds["the pointer"]],
    ["the pointer", "the window", holds["the pointer"], holds["another window"]],
  ] as const)("goes on only when the last of its holders has let go: first %s, then %s", async ([, , first, last], { expect }) => {
    const bench = await openBench();
    await bench.show("held", { milliseconds: 1500 });
    await last.hold(bench);
    await first.hold(bench);
    await first.release(bench);
    await elapse(bench, 2500);
    expect(await bench.closings()).toEqual([]);
    await last.release(bench);
    await expect.poll(bench.closings, patient).toEqual(["held: timeout"]);
  });

  test("of a toaster that went away while it was held, and came back, is held no more", async ({ expect }) => {
    const bench = await openBench();
    await bench.show("held", { milliseconds: 1500 });
    await tellWindow(bench.page, "blur");
    await bench.card("held").hover();
    const toggle = bench.page.getByRole("button", { name: "Take the toaster away" });
    await toggle.dispatchEvent("click");
    await bench.cards.first().waitFor({ state: "detached" });
    await pointAway(bench);
    await toggle.dispatchEvent("click");
    await expect.poll(bench.closings, patient).toEqual(["held: timeout"]);
  });

  test("that is the fourth displaces the oldest, and there are never more than three (U3)", async ({ expect }) => {
    const bench = await openBench();
    await bench.page.evaluate(() => {
      const { dataset } = document.documentElement;
      new MutationObserver(() => {
        const now = document.querySelectorAll("[data-status]").length;
        dataset["most"] = String(Math.max(now, Number(dataset["most"] ?? 0)));
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (const text of ["first", "second", "third"]) await bench.show(text);
    await bench.show("fourth");
    expect(await bench.closings()).toEqual(["first: displaced"]);
    expect((await bench.cards.allInnerTexts()).map((text) => text.split(/\s+/u).at(-1))).toEqual(["second", "third", "fourth"]);
    for (const text of ["fifth", "sixth", "seventh", "eighth"]) await bench.ask(text, {});
    await expect.poll(() => bench.card("eighth").count(), patient).toBe(1);
    expect(await bench.page.locator("html").getAttribute("data-most")).toBe("3");
  });
});

// Alone, because windows that take turns in front would disturb other tests.
test("a toast is held while another window is in front, and the focus finds its way back through it", async ({ expect }) => {
  const bench = await openBench();
  const other = await bench.page.context().newPage();
  for (const page of [other, bench.page]) {
    await hasOwnFocus(page);
    await page.bringToFront();
  }
  await bench.show("held", { milliseconds: 1500 });
  await other.bringToFront();
  await elapse({ page: other }, 2500);
  await bench.page.bringToFront();
  expect(await bench.closings()).toEqual([]);
  await expect.poll(bench.closings, patient).toEqual(["held: timeout"]);

  await bench.show("in focus");
  await bench.message.focus();
  await bench.page.keyboard.press("F8");
  await other.bringToFront();
  await bench.page.bringToFront();
  expect(await isFocused(bench.card("in focus"))).toBe(true);
  await bench.page.keyboard.press("Escape");
  await expect.poll(() => isFocused(bench.message), patient).toBe(true);
});

describe.concurrent("the toast after one that was closed", () => {
  test("by a click closes on its time, and so does its neighbour; the caret stays where it was", async ({ expect }) => {
    const bench = await openBench();
    await bench.show("closed");
    await bench.show("neighbour", { milliseconds: 2500 });
    await bench.message.focus();
    await bench.card("closed").getByRole("button", { name: "Close" }).click();
    expect(await isFocused(bench.message)).toBe(true);
    await pointAway(bench);
    await bench.ask("next", { milliseconds: 5000 });
    await expect.poll(bench.closings, patient).toEqual(["closed: close-button", "neighbour: timeout", "next: timeout"]);
  });

  test("by the keyboard closes on its time", async ({ expect }) => {
    const bench = await openBench();
    await bench.show("closed");
    await bench.message.focus();
    for (const key of ["F8", "Tab", "Enter"]) await bench.page.keyboard.press(key);
    await expect.poll(() => isFocused(bench.message), patient).toBe(true);
    await bench.ask("next", { milliseconds: 500 });
    await expect.poll(bench.closings, patient).toEqual(["closed: close-button", "next: timeout"]);
  });

  test("by a displacement under the focus closes on its time once the focus has left", async ({ expect }) => {
    const bench = await openBench();
    for (const text of ["first", "second", "third"]) await bench.show(text);
    await bench.page.keyboard.press("F8");
    for (let presses = 0; presses < 4; presses += 1) await bench.page.keyboard.press("Tab");
    expect(await isFocused(bench.card("first"))).toBe(true);
    await bench.submit("info");
    // On the newest: the one just asked for, or the third while that one still waits for its place. They say the same.
    const isOnNewest = async () => (await isFocused(bench.card("third").first())) || isFocused(bench.card("third").last());
    await expect.poll(isOnNewest, patient).toBe(true);
    await bench.message.focus();
    await bench.ask("next", { milliseconds: 500 });
    await expect.poll(bench.closings, patient).toEqual(["first: displaced", "second: displaced", "next: timeout"]);
  });
});


describe.concurrent("the keyboard", () => {
  test("leads to the newest toast, from one to the next, and with the last one back", async ({ expect }) => {
    const bench = await openBench();
    for (const text of ["first", "second", "third"]) await bench.show(text);
    await bench.message.focus();
    await bench.page.keyboard.press("F8");
    expect(await isFocused(bench.card("third"))).toBe(true);
    for (const key of ["Tab", "Tab"]) await bench.page.keyboard.press(key);
    expect(await isFocused(bench.card("second"))).toBe(true);

    await bench.page.keyboard.press("Escape");
    await expect.poll(bench.closings, patient).toEqual(["second: escape"]);
    await expect.poll(() => isFocused(bench.card("third")), patient).toBe(true);
    for (const key of ["Tab", "Enter"]) await bench.page.keyboard.press(key);
    await expect.poll(() => isFocused(bench.card("first")), patient).toBe(true);
    await bench.page.keyboard.press("Escape");
    await expect.poll(() => isFocused(bench.message), patient).toBe(true);
    expect(await bench.closings()).toEqual(["second: escape", "third: close-button", "first: escape"]);
  });

  test("closes the newest toast with Escape from anywhere", async ({ expect }) => {
    const bench = await openBench();
    for (const text of ["first", "second"]) await bench.show(text);
    await bench.message.focus();
    await bench.page.keyboard.press("Escape");
    await expect.poll(bench.closings, patient).toEqual(["second: escape"]);
    expect(await isFocused(bench.message)).toBe(true);
  });

  test("stays where it is when there is no toast to lead to", async ({ expect }) => {
    const bench = await openBench();
    await bench.message.focus();
    await bench.page.keyboard.press("F8");
    expect(await isFocused(bench.message)).toBe(true);
    await bench.ask("next", { milliseconds: 500 });
    await expect.poll(bench.closings, patient).toEqual(["next: timeout"]);
  });
});

describe.concurrent("a finger", () => {
  const phone: BrowserContextOptions = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

  test("holds a toast for as long as it lies on it, and no longer", async ({ expect }) => {
    const bench = await openBench(phone);
    await bench.show("held", { milliseconds: 1500 });
    const finger = await touch(bench.page, bench.card("held"));
    await elapse(bench, 2500);
    expect(await bench.closings()).toEqual([]);
    await finger.lift();
    await expect.poll(bench.closings, patient).toEqual(["held: timeout"]);
  });

  test("sends a toast away by a swipe up, but not by a small one or one down", async ({ expect }) => {
    const bench = await openBench(phone);
    await bench.show("swiped");
    for (const down of [-20, 90, -90]) {
      expect(await bench.closings()).toEqual([]);
      const finger = await touch(bench.page, bench.card("swiped"));
      await finger.move(down);
      await finger.lift();
    }
    await expect.poll(bench.closings, patient).toEqual(["swiped: swipe"]);
    await bench.card("swiped").waitFor({ state: "detached" });
  });
});

describe.concurrent("the look of a toast", () => {
  test.for(["ltr", "rtl"] as const)("%s: in the middle, at most 360 wide, its close button at the line's end (U2)", async (direction, { expect }) => {
    const bench = await openBench({}, { direction });
    await bench.show("narrow");
    await bench.show("full", { fullWidth: true });
    const box = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    for (const [window, card] of [[1024, 360], [320, 288]] as const) {
      await bench.page.setViewportSize({ width: window, height: 800 });
      const narrow = await box(bench.card("narrow"));
      expect([narrow.left + narrow.width / 2, narrow.width, narrow.top]).toEqual([window / 2, card, 16]);
      expect(await box(bench.card("full"))).toMatchObject({ left: 16, width: window - 32 });
      const button = await box(bench.card("narrow").getByRole("button"));
      expect(button.left > window / 2).toBe(direction === "ltr");
      expect(await bench.page.evaluate(() => document.documentElement.scrollWidth)).toBe(window);
    }
  });

  test.for([
    ["no-preference", ["240 ms: entered", "120 ms: removed"]],
    ["reduce", ["1 ms: entered", "1 ms: removed"]],
  ] as const)("where motion has the preference %s its motions last %s", async ([reducedMotion, motions], { expect }) => {
    const bench = await openBench({ reducedMotion });
    await bench.page.evaluate(() => {
      const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      document.addEventListener("animationend", async ({ target, elapsedTime }) => {
        await afterFrame();
        const status = target instanceof HTMLElement && target.isConnected ? target.dataset["status"] : "removed";
        document.documentElement.append(new Comment(`${elapsedTime * 1000} ms: ${status}`));
      });
    });
    await bench.ask("moves", { milliseconds: 300 });
    await expect.poll(() => notes(bench), patient).toEqual(motions);
  });

  test("three long ones can be read to their end in a low window", async ({ expect }) => {
    const bench = await openBench({ viewport: { width: 320, height: 256 } });
    for (const text of ["one ", "two ", "three "]) await bench.show(text.repeat(40).trim());
    await bench.page.keyboard.press("F8");
    const last = bench.cards.last();
    expect(await isFocused(last)).toBe(true);
    await last.getByRole("button").scrollIntoViewIfNeeded();
    const bottom = await last.getByRole("button").evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(256);
  });
});

describe.concurrent("a screen reader", () => {
  test("is interrupted by an error alone, and hears of each type in its turn", async ({ expect }) => {
    const bench = await openBench();
    await hear(bench);
    const types = { success: "polite: Notification Success:", error: "assertive: Notification Error:", info: "polite: Notification Information:", system: "polite: Notification System:" };
    const expected: string[] = [];
    for (const type of ["success", "error", "info", "system"] as const) {
      await bench.show(`the ${type}`, { type });
      expected.push(`${types[type]} the ${type}`);
      await expect.poll(() => notes(bench), patient).toEqual(expected);
    }
  });

  test.for([
    ["Finish", "polite: Notification Success: Saved as essay.md", "success"],
    ["Fail", "assertive: Notification Error: Not saved", "error"],
  ] as const)("hears how long work ends, in the toast that told of its start (%s)", async ([end, words, type], { expect }) => {
    const bench = await openBench();
    await hear(bench);
    await bench.press("Start work");
    const begun = "polite: Notification Information: Saving";
    await expect.poll(() => notes(bench), patient).toEqual([begun]);
    await bench.press(end);
    await expect.poll(() => notes(bench), patient).toEqual([begun, words]);
    expect(await bench.cards.count()).toBe(1);
    expect(await bench.cards.getAttribute("data-type")).toBe(type);
    await expect.poll(() => bench.cards.count(), patient).toBe(0);
  });
});

describe.concurrent.each(shells)("the %s site", (shell) => {
  const origin = inject("origins")[shell];
  const text = "Moreover, we leverage robust tools to foster growth in teams.";
  const showsToasts = "toast.viewportPause";

  test("says in a toast that the result was copied, and fetches what shows it only then", async ({ expect }) => {
    const { page, complaints } = await open("about:blank", { permissions: ["clipboard-read", "clipboard-write"] });
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => response.request().resourceType() === "script" && scripts.push(response.text()));
    const fetched = async () => (await Promise.all(scripts)).some((script) => script.includes(showsToasts));
    await goTo(page, origin);
    await humanizePassage(page, text);
    expect(await fetched()).toBe(false);

    await workspace(page).copy.focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
    await card.filter({ hasText: "Copied" }).hover();
    expect(await fetched()).toBe(true);
    expect(await card.getAttribute("data-type")).toBe("success");
    expect(await isFocused(workspace(page).result.getByRole("button", { name: "Copied" }))).toBe(true);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.mouse.move(0, 400);
    await card.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test("stays whole where that cannot be fetched: the button says it too", async ({ expect }) => {
    const { page } = await open(origin, { permissions: ["clipboard-read", "clipboard-write"] });
    await humanizePassage(page, text);
    const failed = page.waitForEvent("requestfailed");
    await page.route(/\.js(?:\?|$)/u, (route) => route.abort());
    await workspace(page).copy.click();
    await failed;
    await workspace(page).result.getByRole("button", { name: "Copied" }).waitFor();
    expect(await workspace(page).input.inputValue()).toBe(text);
  });
});

/** Notes what is put into a live region, as a screen reader would. */
const hear = ({ page }: Bench) =>
  page.evaluate(() => {
    const regions = "[aria-live], [role=status], [role=alert], output";
    const urgency = (region: Element) => region.getAttribute("aria-live") ?? (region.getAttribute("role") === "alert" ? "assertive" : "polite");
    new MutationObserver((changes) => {
      const added = new Map<Element, string>();
      for (const { target, addedNodes } of changes) {
        const region = target instanceof Element ? target.closest(regions) : null;
        if (region) added.set(region, [added.get(region), ...[...addedNodes].map(({ textContent }) => textContent)].join(" "));
      }
      for (const [region, text] of added) {
        const words = text.replaceAll(/\s+/gu, " ").trim();
        if (words) document.documentElement.append(new Comment(`${urgency(region)}: ${words}`));
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

/** What a test has noted in its page. */
const notes = ({ page }: Bench) =>
  page.evaluate(() => [...document.documentElement.childNodes].filter((node) => node instanceof Comment).map(({ data }) => data));

/** A finger on the middle of something. */
async function touch(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to touch.");
  const x = box.x + box.width / 3;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x, y }]);
  return {
    async move(down: number) {
      for (let step = 1; step <= 4; step += 1) await send("touchMove", [{ x, y: y + (down * step) / 4 }]);
    },
    lift: () => send("touchEnd", []),
  };
}
