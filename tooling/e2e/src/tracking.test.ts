import { AxeBuilder } from "@axe-core/playwright";
import { createServer, type Server } from "node:http";
import { json } from "node:stream/consumers";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SideBuild, build } from "./build.ts";
import { useBrowser } from "./browser.ts";
import { type ServedSite, serve } from "./sites.ts";
import { faulty, walk } from "./walk.ts";
import { humanizePassage, workspace } from "./workspace.ts";

interface Sent {
  readonly event_type: string;
  readonly event_properties?: Readonly<Record<string, unknown>>;
}

const secret = "We utilize Zanzibar cloves in order to season the soup. ".repeat(20);
const { open } = useBrowser();

/** Amplitude's end of the wire. */
let upstream: Server;
let received: Sent[] = [];
let headers: string[] = [];
let built: SideBuild;
let site: ServedSite;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    headers.push(JSON.stringify(request.headers));
    void json(request).then((body) => {
      received.push(...(body as { events: Sent[] }).events);
      response.writeHead(200, { "Content-Type": "application/json", "Set-Cookie": "theirs=1" }).end('{"code":200}');
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const address = upstream.address();
  built = await build("default", "tracking", {
    NEXT_PUBLIC_AMPLITUDE_API_KEY: "key0123456789",
    NEXT_PUBLIC_GTAG_ID: "AW-1",
    NEXT_PUBLIC_GTAG_CONVERSION_LABEL: "label",
    NEXT_PUBLIC_UET_TAG_ID: "17",
    NEXT_PUBLIC_CLARITY_ID: "clarity1",
  });
  site = await serve("default", {
    ...built.environment,
    AMPLITUDE_UPSTREAM_URL: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/2/httpapi`,
  });
}, 240_000);

afterAll(async () => {
  await site.stop();
  await built.remove();
  upstream.close();
});

beforeEach(() => {
  received = [];
  headers = [];
});

const names = () => received.map(({ event_type: name }) => name);

/** A visit on which every other host is out of reach, as with a blocker; and what the page asked for. */
async function visit(path = "/") {
  const { page, context, complaints } = await open("about:blank");
  const asked: { readonly url: string; readonly body: string }[] = [];
  context.on("request", (request) => asked.push({ url: request.url(), body: request.postData() ?? "" }));
  await context.route((url) => !url.href.startsWith(site.origin), (route) => route.abort());
  await page.goto(`${site.origin}${path}`);
  const question = page.getByRole("region", { name: "May we learn how the site is used?" });
  await question.waitFor();
  return {
    page,
    context,
    question,
    /** Apart from what the blocker did, which the browser reports as well. */
    complaints: () => complaints.filter((complaint) => !complaint.includes("ERR_FAILED")),
    toVendors: () => asked.filter(({ url }) => !url.startsWith(site.origin)).map(({ url }) => new URL(url).host),
    toProxy: () => asked.filter(({ url }) => url.includes("/tracking/")),
    bodies: () => asked.map(({ url, body }) => url + body).join("\n"),
  };
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const cookies = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

describe("before an answer", () => {
  test("nothing is asked for, set or stored but the person's own draft, whatever they do (T12)", async () => {
    const { page, context, question, toVendors, toProxy } = await visit("/?utm_source=news&utm_campaign=spring");
    await humanizePassage(page, secret);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
    await page.waitForURL(/privacy-policy$/u);
    await page.waitForLoadState("networkidle");
    expect([toVendors(), toProxy()]).toEqual([[], []]);
    expect(await cookies(context)).toEqual([]);
    expect(await stored(page)).toEqual(["workspace_draft"]);
    expect(await question.isVisible()).toBe(true);
  });

  test("the question covers nothing that has the focus, and passes axe in both themes (WCAG 2.4.11)", async () => {
    const { page } = await visit();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(faulty(await walk(page))).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });

  test("the three answers weigh the same: as large, as easy to reach", async () => {
    const { question } = await visit();
    const boxes = await Promise.all(["Accept all", "Reject all", "Choose"].map((name) => question.getByRole("button", { name }).boundingBox()));
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
    expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  });
});

test("a refusal is kept, loads nothing, and is not asked for again", async () => {
  const { page, context, question, toVendors, toProxy } = await visit();
  await question.getByRole("button", { name: "Reject all" }).click();
  await page.getByText("Your choice is kept.").first().waitFor();
  await humanizePassage(page, secret);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await question.count()).toBe(0);
  expect([toVendors(), toProxy(), await cookies(context)]).toEqual([[], [], []]);
});

describe("with consent", () => {
  test("a visit and a run reach Amplitude through our own origin, in numbers, without a word of the text or a cookie (T7, T11)", async () => {
    const { page, question, bodies, complaints } = await visit("/?utm_source=news");
    await question.getByRole("button", { name: "Accept all" }).click();
    await humanizePassage(page, secret);
    await workspace(page).copy.click();
    const expected = ["session_start", "utm_tags_update", "humanize_started", "humanize_finished", "result_copied"];
    await expect.poll(() => expected.filter((name) => !names().includes(name)), { timeout: 15_000 }).toEqual([]);
    const finished = received.find(({ event_type: name }) => name === "humanize_finished");
    expect(finished?.event_properties).toMatchObject({ words: 200, language: "en", tone: "standard", strength: "standard" });
    expect(`${bodies()}${JSON.stringify(received)}`).not.toMatch(/Zanzibar|cloves/u);
    expect(headers.join()).not.toMatch(/cookie/iu);
    expect(complaints()).toEqual([]);
  });

  test("each provider is asked for where its purpose is allowed, in the order of T6, and a blocked one harms nobody", async () => {
    const { page, question, toVendors, complaints } = await visit();
    await question.getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => new Set(toVendors()).size).toBe(3);
    expect([...new Set(toVendors())]).toEqual(["www.googletagmanager.com", "bat.bing.com", "www.clarity.ms"]);
    await humanizePassage(page, secret);
    await expect.poll(() => names().includes("humanize_finished"), { timeout: 15_000 }).toBe(true);
    expect(complaints()).toEqual([]);
  });

  test("to one purpose alone, the services of the others stay away", async () => {
    const { page, question, toVendors } = await visit();
    await question.getByRole("button", { name: "Choose" }).click();
    await question.getByRole("switch", { name: "Analytics" }).click();
    await question.getByRole("button", { name: "Save my choice" }).click();
    await humanizePassage(page, secret);
    await expect.poll(() => names().includes("humanize_finished"), { timeout: 15_000 }).toBe(true);
    expect(toVendors()).toEqual([]);
  });

  test("every route change is one page view, and the proxy's own path is none", async () => {
    const { page, question } = await visit();
    await question.getByRole("button", { name: "Accept all" }).click();
    for (const name of ["Privacy policy", "Terms of use"]) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
    }
    const viewed = () => received.filter(({ event_type: name }) => name === "page_view").map(({ event_properties: properties }) => properties?.["path"]);
    await expect.poll(viewed, { timeout: 15_000 }).toEqual(["/", "/legal/privacy-policy", "/legal/terms-of-use"]);
  });

  test("taken back on the settings page, all stops and what we know of is deleted", async () => {
    const { page, context, question, toProxy } = await visit();
    await question.getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => names().length, { timeout: 15_000 }).toBeGreaterThan(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookies settings" }).click();
    const settings = page.getByRole("group", { name: "What you allow" });
    await settings.waitFor();
    expect(await settings.getByRole("switch", { name: "Analytics" }).isChecked()).toBe(true);
    await settings.getByRole("button", { name: "Reject all" }).click();
    await expect.poll(async () => (await cookies(context)).concat(await stored(page)).filter((name) => /^AMP|^_/u.test(name))).toEqual([]);
    const before = toProxy().length;
    await page.goto(site.origin);
    await humanizePassage(page, secret);
    await page.waitForLoadState("networkidle");
    expect(toProxy().length).toBe(before);
  });
});

test("the settings page names the services of this site, and none where there is none", async () => {
  const { page } = await visit("/legal/cookies-settings");
  await page.getByRole("heading", { name: "Amplitude, if you allow analytics" }).waitFor();
  expect(await page.getByText("None of the following is active.").count()).toBe(0);
});
