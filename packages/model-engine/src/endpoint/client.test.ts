import { describe, expect, test } from "vitest";
import { fakeClock } from "../testing/fake-clock.ts";
import { createClient } from "./client.ts";
import type { Answer } from "./endpoint.ts";
import { EndpointFailure } from "./failure.ts";
import { createSlots } from "./slots.ts";

const question = { messages: [], longest: 100 };
const forever = new AbortController().signal;
const good: Answer = { text: "Yes." };
const failing = (...parts: ConstructorParameters<typeof EndpointFailure>): Answer => ({ text: "", failure: new EndpointFailure(...parts) });

/** Lets everything that is ready to run do so. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

function begin(answers: readonly Answer[], random = 0.5) {
  const clock = fakeClock();
  let asked = 0;
  const endpoint = async () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? good;
  };
  const client = createClient({ endpoint, slots: createSlots({ parallel: 4, waiting: 10 }), clock, random: () => random });
  return { clock, client, asked: () => asked, ask: (signal = forever) => client.ask(question, false, signal) };
}

describe("another try", () => {
  test("comes after a pause of random length that may be twice as long each time", async () => {
    const { clock, ask, asked } = begin([failing("unreachable", { mayRetry: true }), failing("unreachable", { mayRetry: true }), good]);
    const answer = ask();
    await settle();
    expect(clock.waits).toEqual([250]);
    clock.advance(250);
    await settle();
    expect(clock.waits).toEqual([500]);
    clock.advance(500);
    expect(await answer).toEqual(good);
    expect(asked()).toBe(3);
  });

  test("comes no sooner than the endpoint wishes, and not at once even then", async () => {
    const { clock, ask } = begin([failing("busy", { mayRetry: true, retryAfter: 4_000 }), good]);
    const answer = ask();
    await settle();
    expect(clock.waits).toEqual([4_250]);
    clock.advance(4_250);
    expect(await answer).toEqual(good);
  });

  test("does not come when the endpoint wishes to be left alone for longer than a person would wait", async () => {
    const { ask, asked } = begin([failing("busy", { mayRetry: true, retryAfter: 60_000 }), good]);
    expect((await ask()).failure?.kind).toBe("busy");
    expect(asked()).toBe(1);
  });

  test("does not come where it would not help", async () => {
    const { ask, asked } = begin([failing("unreachable", { status: 401 }), good]);
    expect((await ask()).failure?.status).toBe(401);
    expect(asked()).toBe(1);
  });

  test("is called off with the run", async () => {
    const { ask, asked } = begin([failing("unreachable", { mayRetry: true }), good]);
    const controller = new AbortController();
    const answer = ask(controller.signal);
    await settle();
    controller.abort(new Error("enough"));
    await expect(answer).rejects.toThrow("enough");
    expect(asked()).toBe(1);
  });
});

describe("an endpoint that does not answer", () => {
  const dead = failing("unreachable", { status: 500 });

  test("is left alone after five failures in a row, for half a minute, then tried once", async () => {
    const { clock, ask, asked } = begin([dead]);
    for (let times = 0; times < 5; times += 1) await ask();
    expect(asked()).toBe(5);
    await Promise.all([ask(), ask(), ask()]);
    expect(asked()).toBe(5);
    clock.advance(30_000);
    expect((await Promise.all([ask(), ask()])).map(({ failure }) => failure?.kind)).toEqual(["unreachable", "unreachable"]);
    expect(asked()).toBe(6);
  });

  test("is asked again by all as soon as the trial succeeds", async () => {
    const { clock, ask, asked } = begin([dead, dead, dead, dead, dead, good]);
    for (let times = 0; times < 5; times += 1) await ask();
    clock.advance(30_000);
    expect(await ask()).toEqual(good);
    expect(await Promise.all([ask(), ask()])).toEqual([good, good]);
    expect(asked()).toBe(8);
  });

  test("is left alone at once when its refusal would be the same the next time", async () => {
    const { ask, asked } = begin([failing("unreachable", { status: 404 })]);
    await ask();
    await ask();
    expect(asked()).toBe(1);
  });

  test("is not thought dead for being busy, or for talking nonsense", async () => {
    const { ask, asked } = begin([failing("busy"), failing("unusable")]);
    for (let times = 0; times < 9; times += 1) await ask();
    expect(asked()).toBe(9);
  });
});

describe("room for requests", () => {
  function held(parallel: number, waiting = 100) {
    const started: string[] = [];
    const open = new Map<string, () => void>();
    const slots = createSlots({ parallel, waiting });
    const take = (name: string, isFirst = false, signal = forever) =>
      slots.take(
        () => {
          started.push(name);
          return new Promise<void>((resolve) => void open.set(name, resolve));
        },
        isFirst,
        signal,
      );
    return { slots, started, open, take };
  }

  test("is bounded; the first passage of a text comes before later ones of others", async () => {
    const { started, open, take } = held(2);
    const all = [take("a1", true), take("a2"), take("a3"), take("b1", true)];
    await settle();
    expect(started).toEqual(["a1", "a2"]);
    open.get("a1")?.();
    await settle();
    expect(started).toEqual(["a1", "a2", "b1"]);
    open.get("a2")?.();
    await settle();
    open.get("a3")?.();
    open.get("b1")?.();
    await Promise.all(all);
    expect(started).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("is free again as soon as a run is called off, whether it was served or waited", async () => {
    const { started, open, take } = held(1);
    const controller = new AbortController();
    const gone = [take("a1", false, controller.signal), take("a2", false, controller.signal)].map((run) => run.catch((error: unknown) => error));
    const other = take("b1");
    await settle();
    controller.abort(new Error("stop"));
    await settle();
    expect(started).toEqual(["a1", "b1"]);
    expect(await Promise.all(gone)).toEqual([new Error("stop"), new Error("stop")]);
    open.get("b1")?.();
    await other;
  });

  test("is refused when too many wait, so that nobody waits for nothing", async () => {
    const { open, take } = held(1, 1);
    const served = [take("a"), take("b")];
    await settle();
    await expect(take("c")).rejects.toMatchObject({ kind: "busy" });
    open.get("a")?.();
    await settle();
    open.get("b")?.();
    await Promise.all(served);
  });
});
