import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page, Response } from "playwright-core";

/** A file that a page asked for. */
export interface Arrival {
  readonly kind: "html" | "script" | "style" | "font" | "other";
  readonly url: string;
  /** Asked for by a worker, or its first script. */
  readonly byWorker: boolean;
  readonly body: Buffer;
}

/** What a page asks for by itself until the network is idle, each file once. */
export const firstLoad = (browser: Browser, url: string): Promise<readonly Arrival[]> => visit(browser, url, async (_, arrivals) => arrivals());

/** What comes when a person goes into the text box, with the page already there. */
export const firstIntent = (browser: Browser, url: string): Promise<readonly Arrival[]> =>
  visit(browser, url, async (page, arrivals) => {
    const before = await arrivals();
    await page.getByRole("textbox").focus();
    return (await atRest(arrivals)).slice(before.length);
  });

/** What comes with a file that is opened, once the engine is there. It is fetched anew to be weighed: a worker that has done its work takes what it had asked for along. */
export const withFile = (browser: Browser, url: string, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<readonly Arrival[]> =>
  visit(browser, url, async (page, arrivals) => {
    await page.getByRole("textbox").focus();
    const before = new Set((await atRest(arrivals)).map((each) => withoutParameters(each.url)));
    const asked = new Map<string, boolean>();
    page.on("request", (request) => asked.set(withoutParameters(request.url()), request.resourceType() !== "script"));
    await page.locator("input[type=file]").first().setInputFiles(file);
    await page.getByText(`Opened “${file.name}”.`).waitFor({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const scripts = [...asked].filter(([address]) => address.endsWith(".js") && !before.has(address));
    return Promise.all(scripts.map(async ([address, byWorker]): Promise<Arrival> => ({ kind: "script", url: address, byWorker, body: Buffer.from(await (await fetch(address)).arrayBuffer()) })));
  });

/** A worker's parameters stand behind the `#` of its script's address. */
const withoutParameters = (address: string) => address.replace(/#.*$/u, "");

/** What comes to a page whose visitor allows everything, by the moment at which it is asked for. */
export interface ConsentedLoad {
  /** Until the network is idle: the first load. */
  readonly first: readonly Arrival[];
  /** By itself after that, before any answer. */
  readonly quiet: readonly Arrival[];
  /** After the answer. */
  readonly consented: readonly Arrival[];
}

/** Visits a page and allows everything, if it asks. */
export const consentedLoad = (browser: Browser, url: string): Promise<ConsentedLoad> =>
  visit(browser, url, async (page, arrivals) => {
    const first = await arrivals();
    const before = await atRest(arrivals);
    const { origin } = new URL(url);
    await page.context().route((address) => address.origin !== origin, (route) => route.abort());
    const accept = page.getByRole("button", { name: "Accept all" });
    if ((await accept.count()) > 0) await accept.click();
    return {
      first,
      quiet: before.slice(first.length),
      consented: (await atRest(arrivals)).slice(before.length),
    };
  });

type Arrivals = () => Promise<readonly Arrival[]>;

/** In a context of its own, so that nothing is cached. */
async function visit<Result>(browser: Browser, url: string, use: (page: Page, arrivals: Arrivals) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const arrivals = listen(page);
    await page.goto(url, { waitUntil: "networkidle" });
    return await use(page, arrivals);
  } finally {
    await context.close();
  }
}

function listen(page: Page): Arrivals {
  const responses = new Map<string, Response>();
  page.on("response", (response) => {
    if (!responses.has(response.url())) responses.set(response.url(), response);
  });
  return () => Promise.all([...responses.values()].map((response) => arrival(response, page)));
}

async function arrival(response: Response, page: Page): Promise<Arrival> {
  const kind = kindOf(response.headers()["content-type"] ?? "");
  const starts = page.workers().some((worker) => worker.url().split("#")[0] === response.url());
  // What a worker brings in is no script to the page that runs it.
  const brings = kind === "script" && response.request().resourceType() !== "script";
  return { kind, url: response.url(), byWorker: starts || brings, body: await response.body() };
}

function kindOf(type: string): Arrival["kind"] {
  if (type.includes("javascript")) return "script";
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "style";
  return type.startsWith("font/") ? "font" : "other";
}

/** Everything, once two seconds have passed in which nothing came. */
async function atRest(arrivals: Arrivals): Promise<readonly Arrival[]> {
  let before = -1;
  let now = await arrivals();
  while (now.length > before) {
    before = now.length;
    await pause(2000);
    now = await arrivals();
  }
  return now;
}
