import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { manualTimers } from "./testing.ts";
import { createToastStore } from "./toast-store.ts";
import type { CloseReason } from "./toast.ts";

let timers: ReturnType<typeof manualTimers>;
let store: ReturnType<typeof createToastStore>;

beforeEach(() => {
  timers = manualTimers();
  store = createToastStore(timers);
  store.subscribe(() => {});
});

const onScreen = () => store.visible().map(({ message, status }) => `${message} ${status}`);
const closed = () => Promise.resolve();

/** Adds a toast that has come in; tells how it closed. */
function enter(message: string, autoHideDuration?: number) {
  const onClose = vi.fn<(reason: CloseReason) => void>();
  const id = store.add({ message, type: "info", onClose, ...(autoHideDuration !== undefined && { autoHideDuration }) });
  store.settle(id);
  return { id, onClose };
}

describe("time (U2, U5)", () => {
  test("a toast closes 3,000 ms after it has come in, and tells why, once", async () => {
    const { id, onClose } = enter("saved");
    timers.advance(2999);
    expect(onScreen()).toEqual(["saved entered"]);
    timers.advance(1);
    expect(onScreen()).toEqual(["saved exiting"]);
    store.settle(id);
    store.dismiss(id, "programmatic");
    await closed();
    expect(onScreen()).toEqual([]);
    expect(onClose.mock.calls).toEqual([["timeout"]]);
  });

  test.each(["hover", "focus"] as const)("%s holds it, and its clock starts again at half the duration", (source) => {
    const { id } = enter("saved", 1500);
    timers.advance(1400);
    store.pause(source, id);
    timers.advance(60_000);
    store.resume(source, id);
    timers.advance(749);
    expect(onScreen()).toEqual(["saved entered"]);
    timers.advance(1);
    expect(onScreen()).toEqual(["saved exiting"]);
  });

  test("a second pause gives half again, not half of the half", () => {
    const { id } = enter("saved", 1000);
    store.pause("hover", id);
    store.resume("hover", id);
    timers.advance(400);
    store.pause("hover", id);
    store.resume("hover", id);
    timers.advance(499);
    expect(onScreen()).toEqual(["saved entered"]);
  });

  test("it goes on only when nothing holds it any longer", () => {
    const { id } = enter("saved", 1000);
    store.pause("hover", id);
    store.pause("window");
    store.resume("window");
    timers.advance(60_000);
    expect(onScreen()).toEqual(["saved entered"]);
    store.resume("hover", id);
    timers.advance(500);
    expect(onScreen()).toEqual(["saved exiting"]);
  });

  test("one that comes in while the window is away has its full time on return", () => {
    store.pause("window");
    enter("saved", 1000);
    timers.advance(60_000);
    store.resume("window");
    timers.advance(999);
    expect(onScreen()).toEqual(["saved entered"]);
  });

  test("an endless one stays until it is dismissed", () => {
    const { id } = enter("working", Infinity);
    store.pause("hover", id);
    store.resume("hover", id);
    timers.advance(1e9);
    expect(onScreen()).toEqual(["working entered"]);
  });

  test("one whose motion is never reported as ended moves on all the same", () => {
    store.add({ message: "saved", type: "info" });
    timers.advance(1000);
    expect(onScreen()).toEqual(["saved entered"]);
    timers.advance(3000 + 1000);
    expect(onScreen()).toEqual([]);
  });
});

describe("room for three (U3)", () => {
  test("a fourth displaces the oldest and comes in when that has gone", async () => {
    const first = enter("one");
    enter("two");
    enter("three");
    store.add({ message: "four", type: "success" });
    expect(onScreen()).toEqual(["one exiting", "two entered", "three entered"]);
    store.settle(first.id);
    expect(onScreen()).toEqual(["two entered", "three entered", "four entering"]);
    await closed();
    expect(first.onClose.mock.calls).toEqual([["displaced"]]);
  });

  test("of ten at once the last three remain", async () => {
    const reasons: string[] = [];
    for (let index = 0; index < 10; index += 1) store.add({ message: `${index}`, type: "info", onClose: (reason) => reasons.push(`${index} ${reason}`) });
    timers.advance(1000);
    expect(onScreen()).toEqual(["7 entering", "8 entering", "9 entering"]);
    await closed();
    expect(reasons).toEqual(["0", "1", "2", "3", "4", "5", "6"].map((index) => `${index} displaced`));
  });
});

test("until somebody looks, toasts wait in their queue, the last three of them", async () => {
  const unseen = createToastStore(timers);
  const reasons: string[] = [];
  for (const message of ["one", "two", "three", "four"]) unseen.add({ message, type: "info", onClose: (reason) => reasons.push(`${message} ${reason}`) });
  timers.advance(60_000);
  expect(unseen.visible()).toEqual([]);
  unseen.subscribe(() => {});
  expect(unseen.visible().map(({ message, status }) => `${message} ${status}`)).toEqual(["two entering", "three entering", "four entering"]);
  await closed();
  expect(reasons).toEqual(["one displaced"]);
});

test("what held a toast that is gone does not hold another", () => {
  const { id } = enter("first");
  store.pause("hover", id + 1);
  enter("second", 1000);
  timers.advance(1000);
  expect(onScreen()).toEqual(["first entered", "second exiting"]);
});

test("an update changes a toast in its place and starts its clock anew", () => {
  const { id } = enter("working", Infinity);
  expect(store.update(id, { message: "done", type: "success", autoHideDuration: 1000 })).toBe(true);
  timers.advance(999);
  expect(onScreen()).toEqual(["done entered"]);
  timers.advance(1);
  expect(store.update(id, { message: "late", type: "error" })).toBe(false);
});

test("an update of a toast that was seen is a new revision, to be announced again; of one in the queue it is not", () => {
  const { id } = enter("working");
  store.update(id, { message: "done", type: "success" });
  for (const message of ["two", "three", "four"]) store.add({ message, type: "info" });
  const queued = store.add({ message: "five", type: "info" });
  store.update(queued, { message: "six", type: "info" });
  timers.advance(1000);
  const revisions = new Map(store.visible().map(({ message, revision }) => [message, revision]));
  expect(revisions.get("done") ?? 1).toBe(1);
  expect(revisions.get("six")).toBe(0);
});

test.each([undefined, "warning"])("a toast of the type %s is a TypeError (U6)", (type) => {
  // @ts-expect-error -- what a caller without types might pass
  expect(() => store.add({ message: "saved", type })).toThrow(TypeError);
  // @ts-expect-error -- a toast without a type does not compile
  expect(() => store.add({ message: "saved" })).toThrow(TypeError);
});

const anyId = fc.integer({ min: 1, max: 12 });
const action = fc.oneof(
  fc.record({ do: fc.constant("add" as const), duration: fc.constantFrom(500, 3000, Infinity) }),
  ...(["dismiss", "settle"] as const).map((name) => fc.record({ do: fc.constant(name), id: anyId })),
  ...(["pause", "resume"] as const).map((name) => fc.record({ do: fc.constant(name), id: anyId, source: fc.constantFrom("hover" as const, "focus" as const) })),
  ...(["leave", "return"] as const).map((name) => fc.record({ do: fc.constant(name) })),
  fc.record({ do: fc.constant("wait" as const), milliseconds: fc.integer({ min: 1, max: 4000 }) }),
);

test("whatever happens: never more than three, never stuck, closed exactly once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
      const clock = manualTimers();
      const toasts = createToastStore(clock);
      toasts.subscribe(() => {});
      const closings = new Map<number, number>();
      for (const step of actions) {
        if (step.do === "add") {
          const id: number = toasts.add({ message: "any", type: "info", autoHideDuration: step.duration, onClose: () => closings.set(id, (closings.get(id) ?? 0) + 1) });
          closings.set(id, 0);
        } else if (step.do === "dismiss") toasts.dismiss(step.id, "programmatic");
        else if (step.do === "settle") toasts.settle(step.id);
        else if (step.do === "pause") toasts.pause(step.source, step.id);
        else if (step.do === "resume") toasts.resume(step.source, step.id);
        else if (step.do === "leave") toasts.pause("window");
        else if (step.do === "return") toasts.resume("window");
        else if ("milliseconds" in step) clock.advance(step.milliseconds);
        expect(toasts.visible().length).toBeLessThanOrEqual(3);
      }
      // Everything that held a toast lets go, and every endless one is dismissed: all must leave.
      toasts.resume("window");
      for (const id of closings.keys()) {
        toasts.resume("hover", id);
        toasts.resume("focus", id);
      }
      clock.advance(60_000);
      for (const { id } of toasts.visible()) toasts.dismiss(id, "programmatic");
      clock.advance(60_000);
      await closed();
      expect(toasts.visible()).toEqual([]);
      expect([...closings.values()].every((times) => times === 1)).toBe(true);
    }),
  );
});
