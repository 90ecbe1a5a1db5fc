import { AxeBuilder } from "@axe-core/playwright";
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

  test("leads to the legal pages from its footer, and the loading bar is gone on arrival (R1)", async () => {
    const { page, complaints } = await open(origin);
    for (const { label, href } of content.footer.links) {
      await page.goto(origin);
      await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
      await page.waitForURL(`${origin}${href}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator("[role=progressbar]:visible").waitFor({ state: "detached" });
    }
    expect(complaints).toEqual([]);
  });
});

describe.each(shells)("the %s site passes axe", (shell) => {
  const origin = inject("origins")[shell];
  const paths = ["/", "/legal/terms-of-use", "/legal/privacy-policy", "/legal/cookies-settings", "/nowhere"];

  test.each(paths.flatMap((path) => (["light", "dark"] as const).map((colorScheme) => ({ path, colorScheme }))))(
    "$path in $colorScheme",
    async ({ path, colorScheme }) => {
      const { page } = await open(`${origin}${path}`, { colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );
});
