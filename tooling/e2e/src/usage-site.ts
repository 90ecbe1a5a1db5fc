import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { type ServedSite, serve, shells } from "./sites.ts";

/** An answer of the API. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly cookie: string | undefined;
  readonly body: {
    readonly code?: string;
    readonly verdict?: string;
    readonly reservation?: string;
    readonly limit?: number;
    readonly used?: number;
    readonly remaining?: number;
    readonly resetsAt?: string;
  };
}

/** Both sites, which count words in one file of their own; a day has `wordsPerDay`, and a minute takes any number of requests. */
export function countedSites(wordsPerDay: number) {
  // So many connections at once as any machine bears; the requests are under way all the same.
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let folder: string;
  let sites: readonly ServedSite[] = [];

  const start = async () => {
    const environment = {
      QUOTA_URL: pathToFileURL(join(folder, "quota.sqlite")).href,
      WORDS_PER_DAY: `${wordsPerDay}`,
      REQUESTS_PER_MINUTE: "1000000",
    };
    sites = await Promise.all(shells.map((shell) => serve(shell, environment)));
  };
  const stop = () => Promise.all(sites.map((site) => site.stop()));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "prosewell-usage-"));
    await start();
  });

  afterAll(async () => {
    agent.destroy();
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (site: number, method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(`${sites[site]?.origin}${path}`, { agent, method, headers: { "Content-Type": "application/json", ...headers } }, (response) => {
        const { statusCode: status = 0, headers: own } = response;
        const cookie = own["set-cookie"]?.[0]?.split(";")[0];
        text(response).then((json) => resolve({ status, retryAfter: own["retry-after"], cookie, body: JSON.parse(json) as Answer["body"] }), reject);
      });
      call.once("error", reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });

  return {
    /** Stops both sites and starts them anew. */
    restart: async () => {
      await stop();
      await start();
    },

    /** Somebody who has visited one of the sites, and whom both know since. */
    visitor: async () => {
      const { cookie = "", body: first } = await ask(0, "POST", "/api/usage", {}, { words: 1 });
      await ask(0, "POST", `/api/usage/${first.reservation}`, { Cookie: cookie }, { words: 0 });
      const post = (path: string, body: unknown, headers: Record<string, string> = {}, site = 0) => ask(site, "POST", path, { Cookie: cookie, ...headers }, body);
      return {
        usage: async (site = 0) => (await ask(site, "GET", "/api/usage", { Cookie: cookie })).body,
        reserve: (words: number, headers: Record<string, string> = {}, site = 0) => post("/api/usage", { words }, headers, site),
        settle: (reservation: string | undefined, words: number) => post(`/api/usage/${reservation}`, { words }),
        humanize: (sample: string) => post("/api/humanize", { text: sample }),
        detect: (sample: string) => post("/api/detect", { text: sample }),
      };
    },
  };
}
