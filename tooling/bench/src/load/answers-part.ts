import { figure } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { percentiles } from "./figures.ts";
import { get, judging, reserving, rewriting, tracking } from "./requests.ts";
import type { Asked } from "./volley.ts";
import { askWithoutPause } from "./without-pause.ts";

const connections = 10;
const seconds = 8;

export interface Origins {
  readonly default: string;
  readonly pro: string;
}

interface Target {
  readonly name: string;
  readonly site: keyof Origins;
  readonly requests: readonly Asked[];
}

const targets = (): Target[] => [
  { name: "default /", site: "default", requests: get("/") },
  { name: "pro /", site: "pro", requests: get("/") },
  { name: "default /ai-detector", site: "default", requests: get("/ai-detector") },
  { name: "default /legal/privacy-policy", site: "default", requests: get("/legal/privacy-policy") },
  { name: "GET /api/health", site: "default", requests: get("/api/health") },
  { name: "GET /api/usage", site: "default", requests: get("/api/usage") },
  { name: "POST /api/usage", site: "default", requests: reserving },
  ...[100, 1_000, 2_000].map((words): Target => ({ name: `POST /api/humanize, ${figure(words, 0)} words`, site: "default", requests: rewriting(words) })),
  { name: "POST /api/detect, 1,000 words", site: "default", requests: judging(1_000) },
  { name: "POST /tracking/amplitude, 3 events", site: "default", requests: tracking },
];

/** How many requests each address answers when ten clients ask one after the other, and how soon. */
export async function answersPart(origins: Origins): Promise<Part> {
  const rows: Part["table"]["rows"][number][] = [];
  for (const { name, site, requests } of targets()) {
    const volley = await askWithoutPause(origins[site], requests, { connections, until: { duration: seconds } });
    const good = volley.answers.filter(({ status }) => status === 200);
    const times = good.map(({ milliseconds }) => milliseconds);
    rows.push([name, [figure(good.length / volley.seconds, 0), ...percentiles(times), figure(volley.answers.length - good.length, 0), figure(volley.broken, 0)]]);
  }
  return {
    title: "What a site answers",
    note: `${connections} connections, each of which asks again as soon as it is answered, for ${seconds} seconds. Milliseconds of the answers with status 200. The proxy hands on to a server on the same machine.`,
    table: { header: ["request", "answers/s", "p50", "p95", "p99", "other answers", "broken"], rows },
  };
}
