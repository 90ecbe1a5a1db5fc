import { readdir, readFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { build } from "./build.ts";
import { goTo, type OpenPage } from "./browser.ts";
import { type ServedSite, serve } from "./sites.ts";

/** An event as Amplitude gets it. */
export interface Sent {
  readonly event_type: string;
  readonly insert_id: string;
  readonly time: number;
  readonly user_agent?: string;
  readonly user_id?: string;
  readonly device_id?: string;
  readonly session_id?: number;
  readonly event_properties?: Readonly<Record<string, unknown>>;
  readonly user_properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly events: readonly Sent[];
  readonly isTaken: boolean;
}

/** Long enough for any machine: a test waits for what must come, and no shorter wait says more. */
export const patience = { timeout: 60_000 };

export const apiKey = "key0123456789";

type Open = (url: string, options?: BrowserContextOptions) => Promise<OpenPage>;

/** A site with every provider's key, built and served for one test file, and Amplitude's end of the wire. */
export function trackedSite(folder: string, open: Open) {
  const resources = new AsyncDisposableStack();
  let amplitude: string;
  let site: ServedSite;
  let layer: readonly string[];
  let sdk: readonly string[];
  let isDown = false;
  let senders = 0;
  const deliveries: Delivery[] = [];

  beforeAll(async () => {
    const upstream = createServer((request, response) => {
      void json(request).then((body) => {
        const { events } = body as { readonly events: readonly Sent[] };
        deliveries.push({ headers: request.headers, events, isTaken: !isDown });
        if (isDown) response.writeHead(503).end();
        else response.writeHead(200, { "Content-Type": "application/json", "Set-Cookie": "theirs=1" }).end('{"code":200}');
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    resources.defer(() => void upstream.close());
    const address = upstream.address();
    amplitude = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const built = await build("default", folder, {
      NEXT_PUBLIC_AMPLITUDE_API_KEY: apiKey,
      NEXT_PUBLIC_GTAG_ID: "AW-1",
      NEXT_PUBLIC_GTAG_CONVERSION_LABEL: "label",
      NEXT_PUBLIC_UET_TAG_ID: "17",
      NEXT_PUBLIC_CLARITY_ID: "clarity1",
    });
    resources.defer(() => built.remove());
    const chunks = join(built.folder, "static/chunks");
    [layer, sdk] = await Promise.all([scriptsWith("tracking_visitor", chunks), scriptsWith("amplitude-ts", chunks)]);
    site = await serve("default", {
      ...built.environment,
      AMPLITUDE_UPSTREAM_URL: `${amplitude}/2/httpapi`,
    });
    resources.defer(() => site.stop());
  }, 600_000);

  afterAll(() => resources.disposeAsync());

  /**
   * Somebody who sends events, and what reached Amplitude from them: a page of another test may still be sending, too. They are
   * known by what their events say, if they say it, for a beacon's own header names the browser as it was built. An event that
   * comes twice counts once, as it does there, and batches may overtake one another.
   */
  function newSender() {
    senders += 1;
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Sender/${senders}`;
    const eventsIn = ({ headers, events }: Delivery) => events.filter((event) => (event.user_agent ?? headers["user-agent"]) === userAgent);
    const own = (isTaken: boolean) => deliveries.filter((delivery) => delivery.isTaken === isTaken && eventsIn(delivery).length > 0);
    const received = (): readonly Sent[] => {
      const events = own(true).flatMap(eventsIn);
      return [...new Map(events.map((event) => [event.insert_id, event])).values()].toSorted((one, other) => one.time - other.time);
    };
    const names = () => received().map(({ event_type: type }) => type);
    return {
      userAgent,
      received,
      names,
      ofType: (type: string) => received().filter((event) => event.event_type === type),
      headers: () => JSON.stringify(own(true).map(({ headers }) => headers)),
      /** How often Amplitude was tried while it was down. */
      triedInVain: () => own(false).length,
      /** Waits until events of these types have come. */
      arrival: async (...types: readonly string[]) => {
        await expect.poll(() => types.filter((type) => !names().includes(type)), patience).toEqual([]);
      },
    };
  }

  return {
    origin: () => site.origin,
    /** The scripts that hold the tracking layer or Amplitude's SDK. */
    files: () => [...layer, ...sdk],
    newSender,
    setDown: (down: boolean) => void (isDown = down),

    /** A visit on which every other host is out of reach, as with a blocker; and what the page asked for. `inThePage` runs before its scripts. */
    visit: async (path = "/", inThePage?: () => void) => {
      const sender = newSender();
      // A proxy that hangs up, and no interception: requests that are held for a test die with their page, even beacons.
      const { page, context, complaints } = await open("about:blank", { userAgent: sender.userAgent, proxy: { server: amplitude, bypass: "127.0.0.1" } });
      context.setDefaultTimeout(patience.timeout);
      if (inThePage) await page.addInitScript(inThePage);
      const asked: { readonly url: string; readonly body: string }[] = [];
      context.on("request", (request) => asked.push({ url: request.url(), body: request.postData() ?? "" }));
      await goTo(page, `${site.origin}${path}`);
      const question = page.getByRole("region", { name: "May we learn how the site is used?" });
      await question.waitFor();
      return {
        ...sender,
        page,
        context,
        question,
        accept: async () => {
          await question.getByRole("button", { name: "Accept all" }).click();
          await question.waitFor({ state: "detached" });
        },
        /** Waits for the page to be idle, which is when what is allowed begins to load. */
        idle: () => page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => void setTimeout(resolve)))),
        /** Apart from hosts that are out of reach, which the browser reports as well. */
        complaints: () =>
          complaints.filter((complaint) => !complaint.startsWith("console: Failed to load resource: net::") && (!complaint.startsWith("request: ") || complaint.includes(site.origin))),
        toVendors: () => asked.filter(({ url }) => !url.startsWith(site.origin)).map(({ url }) => new URL(url).host),
        toProxy: () => asked.filter(({ url }) => url.includes("/tracking/")),
        toSdk: () => asked.filter(({ url }) => sdk.some((file) => url.endsWith(`/${file}`))).length,
        toLayer: () => asked.filter(({ url }) => layer.some((file) => url.endsWith(`/${file}`))).length,
        bodies: () => asked.map(({ url, body }) => url + body).join("\n"),
      };
    },
  };
}

export type TrackedSite = ReturnType<typeof trackedSite>;
export type Visit = Awaited<ReturnType<TrackedSite["visit"]>>;

/** The scripts in a folder that say so. */
async function scriptsWith(words: string, folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const found = names.filter((_, index) => texts[index]?.includes(words));
  if (found.length === 0) throw new Error(`No script says ${words}.`);
  return found;
}
