import { createServer, type Server } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type SideBuild, build } from "./build.ts";
import type { OpenPage } from "./browser.ts";
import { type ServedSite, serve } from "./sites.ts";

/** An event as Amplitude gets it. */
export interface Sent {
  readonly event_type: string;
  readonly insert_id: string;
  readonly user_id?: string;
  readonly device_id?: string;
  readonly session_id?: number;
  readonly event_properties?: Readonly<Record<string, unknown>>;
  readonly user_properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A site with every provider's key, built and served for one test file, and Amplitude's end of the wire. */
export function trackedSite(name: string, open: (url: string) => Promise<OpenPage>) {
  let upstream: Server;
  let built: SideBuild;
  let site: ServedSite;
  let received: Sent[] = [];
  let headers: string[] = [];
  let isDown = false;

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      void json(request).then((body) => {
        if (isDown) {
          response.writeHead(503).end();
          return;
        }
        headers.push(JSON.stringify(request.headers));
        received.push(...(body as { events: Sent[] }).events);
        response.writeHead(200, { "Content-Type": "application/json", "Set-Cookie": "theirs=1" }).end('{"code":200}');
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    const address = upstream.address();
    built = await build("default", name, {
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
    isDown = false;
  });

  return {
    origin: () => site.origin,
    received: (): readonly Sent[] => received,
    names: () => received.map(({ event_type: type }) => type),
    headers: () => headers.join(),
    setDown: (down: boolean) => void (isDown = down),

    /** A visit on which every other host is out of reach, as with a blocker; and what the page asked for. `inThePage` runs before its scripts. */
    visit: async (path = "/", inThePage?: () => void) => {
      const { page, context, complaints } = await open("about:blank");
      if (inThePage) await page.addInitScript(inThePage);
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
        accept: () => question.getByRole("button", { name: "Accept all" }).click(),
        /** Apart from what the blocker did, which the browser reports as well. */
        complaints: () => complaints.filter((complaint) => !complaint.includes("ERR_FAILED")),
        toVendors: () => asked.filter(({ url }) => !url.startsWith(site.origin)).map(({ url }) => new URL(url).host),
        toProxy: () => asked.filter(({ url }) => url.includes("/tracking/")),
        bodies: () => asked.map(({ url, body }) => url + body).join("\n"),
      };
    },
  };
}
