import { AxeBuilder } from "@axe-core/playwright";
import type { Route } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { expectedSite } from "./expected.ts";
import { shells } from "./sites.ts";

const { open } = useBrowser();

describe.each(shells)("the %s home page", (shell) => {
  const origin = inject("origins")[shell];
  const { content } = expectedSite(shell);

  test("shows its six sections in order (R)", async () => {
    const { page } = await open(origin);
    const headings = await page.locator("main h1, main h2, footer").allInnerTexts();
    const order = [content.hero.title, content.howTo.title, content.benefits.title, content.cta.title, content.faq.title, content.footer.tagline];
    const places = order.map((title) => headings.findIndex((text) => text.includes(title)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("has three steps, six benefits, five questions and the button of its variant", async () => {
    const { page } = await open(origin);
    for (const { title } of [...content.howTo.steps, ...content.benefits.items]) {
      expect(await page.getByRole("heading", { name: title, exact: true }).count()).toBe(1);
    }
    for (const { question } of content.faq.items) expect(await page.getByText(question, { exact: true }).count()).toBe(1);
    expect(await page.getByRole("link", { name: content.cta.buttonLabel }).or(page.getByRole("button", { name: content.cta.buttonLabel })).count()).toBe(1);
  });

  test("leads to the legal pages from its footer", async () => {
    const { page, complaints } = await open(origin);
    for (const { label, href } of content.footer.links) {
      await page.goto(origin);
      await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
      await page.waitForURL(`${origin}${href}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

test.each(["Skip to the main content", expectedSite("default").content.cta.buttonLabel])("Back works after the link %s along the page", async (name) => {
  const origin = inject("origins").default;
  const { content } = expectedSite("default");
  const { page } = await open(origin);
  await page.getByRole("link", { name }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("contentinfo").getByRole("link", { name: content.footer.links[0]?.label ?? "" }).click();
  await page.waitForURL(/terms-of-use$/u);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: content.hero.title }).waitFor();
});

describe("the loading bar (R1)", () => {
  const origin = inject("origins").default;
  const { content } = expectedSite("default");
  const [link] = content.footer.links;

  /** Follows the first footer link while the next page is held back; `answer` then decides what becomes of it. */
  async function follow(answer: (route: Route) => Promise<void>) {
    const { page } = await open(origin);
    const held = Promise.withResolvers<void>();
    await page.route(/_rsc=/u, async (route) => {
      await held.promise;
      await answer(route);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: link?.label ?? "" }).click();
    await page.getByRole("progressbar").waitFor();
    held.resolve();
    await page.waitForURL(`${origin}${link?.href}`);
    await page.getByRole("progressbar").waitFor({ state: "hidden" });
  }

  test("is on while the next page is on its way, and off on arrival", () => follow((route) => route.continue()));

  test("is off when the change fails and the browser takes over", () => follow((route) => route.abort()));
});

describe.each(shells)("the %s site passes axe", (shell) => {
  const origin = inject("origins")[shell];
  const paths = ["/", "/methods", "/legal/terms-of-use", "/legal/privacy-policy", "/legal/cookies-settings", "/nowhere"];

  test.each(paths.flatMap((path) => (["light", "dark"] as const).map((colorScheme) => ({ path, colorScheme }))))(
    "$path in $colorScheme",
    async ({ path, colorScheme }) => {
      const { page } = await open(`${origin}${path}`, { colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );
});
