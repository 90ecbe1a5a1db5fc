import { performance } from "node:perf_hooks";
import { figure } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { askAtAPace } from "./at-a-pace.ts";
import { percentiles } from "./figures.ts";
import { rewriting, textsOf } from "./requests.ts";
import { askWithoutPause } from "./without-pause.ts";

const words = 1_000;
const seconds = 10;

/** What happens when twice as many texts come as a site can rewrite. */
export async function twicePart(origin: string): Promise<Part> {
  const requests = rewriting(words);
  const most = await askWithoutPause(origin, requests, { connections: 10, until: { duration: seconds } });
  const capacity = most.answers.filter(({ status }) => status === 200).length / most.seconds;

  const health = watchHealth(origin);
  const { answers, seconds: lasted, broken } = await askAtAPace(origin, requests, { rate: 2 * capacity, seconds });
  const after = await timeOne(origin);
  const looks = await health.stop();

  const with200 = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503 || status === 429);
  const dated = refused.filter(({ retryAfter }) => retryAfter !== undefined);
  const times = (list: typeof answers) => percentiles(list.map(({ milliseconds }) => milliseconds));
  return {
    title: "Twice of what can be done",
    note: `${figure(capacity)} texts of ${figure(words, 0)} words a second are what this machine can do, with the clients on it too; twice as many are asked for. Milliseconds. Of ${figure(refused.length, 0)} refusals ${figure(dated.length, 0)} say when to come again; ${figure(answers.length - with200.length - refused.length, 0)} answers are neither, ${figure(broken, 0)} connections broke. The first text after that is rewritten in ${figure(after, 0)} ms.`,
    table: {
      header: ["answer", "a second", "p50", "p95", "p99"],
      rows: [
        ["rewritten", [figure(with200.length / lasted), ...times(with200)]],
        ["refused", [figure(refused.length / lasted), ...times(refused)]],
        ["GET /api/health meanwhile", [figure(looks.length / lasted), ...percentiles(looks)]],
      ],
    },
  };
}

/** Asks for the site's health ten times a second until it is stopped; milliseconds of the answers, which must all be good. */
function watchHealth(origin: string) {
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      const { ok } = await fetch(`${origin}/api/health`);
      if (!ok) throw new Error("The site was not healthy under load.");
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return times;
    },
  };
}

async function timeOne(origin: string): Promise<number> {
  const [text] = textsOf(words);
  const started = performance.now();
  const response = await fetch(`${origin}/api/humanize`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text }) });
  await response.text();
  if (!response.ok) throw new Error(`The first text after the load was answered with ${response.status}.`);
  return performance.now() - started;
}
