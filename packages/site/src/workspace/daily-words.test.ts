import { beforeEach, expect, test, vi } from "vitest";
import { createDailyWords } from "./daily-words.ts";

const resetsAt = "2031-01-02T00:00:00.000Z";
const allowance = (remaining: number) => ({ limit: 2000, remaining, resetsAt: Date.parse(resetsAt) });
const problem = (status: number, body: object) => Response.json(body, { status });

let leave: () => void;

beforeEach(() => {
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    if (type === "pagehide") leave = listener;
  });
});

/** A server that answers in turn; what it was asked is kept. */
function serverThat(...answers: (Response | Error)[]) {
  const asked: string[] = [];
  const words = createDailyWords(async (url, { method = "GET", body } = {}) => {
    asked.push(`${method} ${typeof url === "string" ? url : ""} ${typeof body === "string" ? body : ""}`.trim());
    const answer = answers.shift() ?? new Error("Nobody answers.");
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { words, asked };
}

const granted = (reservation: string, remaining: number) => Response.json({ reservation, limit: 2000, used: 0, remaining, resetsAt });
const standing = (remaining: number) => Response.json({ limit: 2000, used: 0, remaining, resetsAt });

test("words are reserved and settled by numbers alone", async () => {
  const { words, asked } = serverThat(standing(2000), granted("a", 1700), standing(1800));
  expect(await words.look()).toEqual(allowance(2000));
  const answer = await words.reserve(300);
  expect(answer).toMatchObject({ isGranted: true, allowance: allowance(1700) });
  expect(answer.isGranted && (await answer.settle(200))).toEqual(allowance(1800));
  expect(asked).toEqual(["GET /api/usage", 'POST /api/usage {"words":300}', 'POST /api/usage/a {"words":200}']);
});

test("a refusal says what is left and when to come back", async () => {
  const { words } = serverThat(problem(429, { code: "daily_limit_reached", limit: 2000, remaining: 12, words: 300, resetsAt }));
  expect(await words.reserve(300)).toEqual({ isGranted: false, allowance: allowance(12) });
});

test.each([
  ["is out of reach", new Error("offline")],
  ["fails", problem(500, { code: "internal" })],
  ["is older than the page, and knows no such address", problem(404, { code: "not_found" })],
  ["is newer than the page, and says it otherwise", Response.json({ words: { left: 12 } })],
  ["is asked too often", problem(429, { code: "too_many_requests" })],
  ["answers with something else", new Response("<p>Sign in to the network</p>")],
])("a server that %s grants the words, and nothing is said of the day", async (_, answer) => {
  const { words } = serverThat(answer);
  const reserved = await words.reserve(300);
  expect(reserved).toMatchObject({ isGranted: true, allowance: null });
  expect(reserved.isGranted && (await reserved.settle(300))).toBeNull();
  expect(await words.look()).toBeNull();
});

test("what could not be settled is settled before the next run's end, so that a free run stays free", async () => {
  const { words, asked } = serverThat(granted("a", 1700), new Error("offline"), granted("b", 1400), standing(1700));
  const first = await words.reserve(300);
  if (first.isGranted) await first.settle(0);
  await words.reserve(300);
  expect(asked.slice(2)).toEqual(['POST /api/usage {"words":300}', 'POST /api/usage/a {"words":0}']);
});

test("a run that ends with its page is free", async () => {
  const { words, asked } = serverThat(granted("a", 1700));
  await words.reserve(300);
  leave();
  expect(asked.at(-1)).toBe('POST /api/usage/a {"words":0}');
});
