import { aiPassages } from "@prosewell/corpus";
import type { BlockResult, Engine, Humanizer, Result } from "@prosewell/humanizer";
import { expect, test } from "vitest";
import type { HumanizeEvent } from "./event-stream.ts";
import { api, createTestApi, humanizer } from "./test-client.ts";

const text = aiPassages()
  .slice(0, 4)
  .map((passage) => passage.text)
  .join("\n\n");

const ask = (body: object, signal?: AbortSignal) =>
  new Request("https://prosewell.example/api/humanize", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", Accept: "application/x-ndjson" },
    ...(signal && { signal }),
  });

async function eventsOf(response: Response): Promise<HumanizeEvent[]> {
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line): HumanizeEvent => JSON.parse(line));
}

test("the stream starts, brings every block in order, and ends with the result of the plain call", async () => {
  const response = await api.humanize(ask({ text }));
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const events = await eventsOf(response);
  const blocks = events.filter((event) => event.type === "block");
  const result = humanizer.humanize({ text });

  expect(events[0]).toEqual({ type: "start", words: result.words.in });
  expect(events.slice(1, -1)).toEqual(blocks);
  expect(blocks.map(({ index }) => index)).toEqual(blocks.map((_, index) => index));
  expect(blocks.map((block) => block.text).join("")).toBe(result.text);
  expect(events.at(-1)).toEqual({ type: "done", ...result });
});

test("a bad request is answered with a problem before any stream begins", async () => {
  const response = await api.humanize(ask({ text: " " }));
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

/** The real engine, with a count of the blocks that it was made to work on. */
function watched(): { counted: () => number; humanizer: Humanizer } {
  let blocks = 0;
  const rewrite: Engine["rewrite"] = (...asked) => {
    const steps = humanizer.engine.rewrite(...asked);
    const next = steps.next.bind(steps);
    steps.next = () => {
      blocks += 1;
      return next();
    };
    return steps;
  };
  return { counted: () => blocks, humanizer: { ...humanizer, engine: { id: "watched", rewrite } } };
}

test("work stops when the reader of the stream goes away", async () => {
  const { counted, humanizer: slow } = watched();
  const response = await createTestApi({ humanizer: async () => slow }).humanize(ask({ text }));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(counted()).toBeLessThan(5);
});

test("work stops when the request is aborted", async () => {
  const { counted, humanizer: slow } = watched();
  const gone = new AbortController();
  const failures: unknown[] = [];
  const watchedApi = createTestApi({ humanizer: async () => slow, report: (error) => failures.push(error) });
  const response = await watchedApi.humanize(ask({ text }, gone.signal));
  const reader = response.body?.getReader();
  await reader?.read();
  gone.abort();
  await expect((async () => {
    for (;;) if ((await reader?.read())?.done) return;
  })()).rejects.toThrow(/abort/iu);
  expect(counted()).toBeLessThan(5);
  expect(failures).toEqual([]);
});

// oxlint-disable-next-line require-yield -- an engine that fails before its first block
async function* failAtOnce(): AsyncGenerator<BlockResult, Result, void> {
  throw new Error("canary");
}

test("a failure on the way ends the stream with an error, and is reported", async () => {
  const failures: unknown[] = [];
  const failing = createTestApi({
    humanizer: async () => ({ ...humanizer, engine: { id: "failing", rewrite: failAtOnce } }),
    report: (error) => failures.push(error),
  });
  const events = await eventsOf(await failing.humanize(ask({ text })));
  expect(events.at(-1)).toMatchObject({ type: "error", code: "internal" });
  expect(JSON.stringify(events)).not.toContain("canary");
  expect(failures).toHaveLength(1);
});
