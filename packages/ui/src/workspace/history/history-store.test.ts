import * as database from "fake-indexeddb";
import { afterEach, describe, expect, test, vi } from "vitest";
import { outcomeOf } from "../testing/outcome.ts";
import type { Reviewed } from "../review-file/written-review.ts";
import { bounds, find, isFull, keep, keepDecisions, open, outgrown, remove, removeAll } from "./history-store.ts";

// idb asks for each of them by its name.
for (const [name, value] of Object.entries(database)) vi.stubGlobal(name === "default" ? "indexedDB" : name, value);

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 4, 31);

const reviewOf = (text: string, more: Partial<Reviewed["outcome"]> = {}): Reviewed => ({
  outcome: { ...outcomeOf({ text, edits: text.includes("utilize") ? [["utilize", "use"]] : [] }), id: text, at: now, ...more },
  decisions: new Map(),
});
const openings = async (query = "") => (await find(query, now)).map(({ opening }) => opening);

afterEach(async () => {
  vi.restoreAllMocks();
  await removeAll();
});

test("a run is kept with its text, settings, result and decisions, and comes back as it was", async () => {
  const review: Reviewed = { ...reviewOf("We utilize 14 tools."), decisions: new Map([["edit-0", "utilize"]]) };
  await keep(review, now);
  expect(await open(review.outcome.id)).toEqual(review);
  await keepDecisions(review.outcome.id, new Map());
  expect((await open(review.outcome.id))?.decisions.size).toBe(0);
});

test("the list has the newest first, with its opening on one line and its figures", async () => {
  await keep(reviewOf("An older text.", { at: now - day }), now);
  await keep(reviewOf("We  utilize\n\nit."), now);
  expect(await find("", now)).toMatchObject([{ opening: "We utilize it.", edits: 1, words: 3, tone: "standard" }, { opening: "An older text.", edits: 0 }]);
});

test("a search finds every word anywhere in a text, whatever the case or the form of the letters", async () => {
  await keep(reviewOf(`${"Filler. ".repeat(100)} The CAFÉ in Tarnów.`), now);
  await keep(reviewOf("Another text."), now);
  expect(await find("tarnów cafe\u0301", now)).toHaveLength(1);
  expect(await find("tarnów another", now)).toEqual([]);
  expect(await find("  ", now)).toHaveLength(2);
});

test("a run that was removed is gone, and no later decision brings it back", async () => {
  await keep(reviewOf("Keep me."), now);
  await keep(reviewOf("Forget me."), now);
  await remove("Forget me.");
  await keepDecisions("Forget me.", new Map([["edit-0", "x"]]));
  expect(await openings()).toEqual(["Keep me."]);
  expect(await open("Forget me.")).toBeNull();
});

test("another tone on the same text takes the place of the one before, which is a press away", async () => {
  const review = reviewOf("We utilize it.", { id: "1" });
  await keep(review, now);
  await keep({ ...review, outcome: { ...review.outcome, id: "2", draft: { ...review.outcome.draft, tone: "formal" } } }, now);
  expect(await find("", now)).toMatchObject([{ id: "2", tone: "formal" }]);
});

test("the same run again takes the place of the one before, unless something was decided of that", async () => {
  await keep(reviewOf("We utilize it.", { id: "1" }), now);
  await keep(reviewOf("We utilize it.", { id: "2" }), now);
  expect((await find("", now)).map(({ id }) => id)).toEqual(["2"]);
  await keepDecisions("2", new Map([["edit-0", "utilize"]]));
  await keep(reviewOf("We utilize it.", { id: "3", at: now + 1 }), now);
  expect((await find("", now)).map(({ id }) => id)).toEqual(["3", "2"]);
});

test("after thirty days a run is gone, also when nothing new comes", async () => {
  await keep(reviewOf("Old."), now);
  expect(await find("", now + 29 * day)).toHaveLength(1);
  expect(await find("", now + 31 * day)).toEqual([]);
  expect(await open("Old.")).toBeNull();
});

describe("what no longer fits", () => {
  const run = (index: number, length: number) => ({ id: `${index}`, at: now - index, length, opening: "", words: 0, edits: 0, tone: "standard", strength: "light" }) as const;

  test("is the oldest of too many", () => {
    const many = Array.from({ length: bounds.runs + 2 }, (_, index) => run(index, 10));
    expect(outgrown(many.toReversed(), now).map(({ id }) => id)).toEqual([`${bounds.runs}`, `${bounds.runs + 1}`]);
  });

  test("is the oldest of what is too long together, and never the newest", () => {
    expect(outgrown([run(0, bounds.characters + 1), run(1, 1)], now).map(({ id }) => id)).toEqual(["1"]);
    expect(outgrown([run(2, bounds.characters / 2), run(1, bounds.characters / 2), run(0, 1)], now).map(({ id }) => id)).toEqual(["2"]);
  });
});

/** The first so many puts find no room. */
const fillUp = (puts: number) => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  for (let left = puts; left > 0; left -= 1) {
    put.mockImplementationOnce(() => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
  }
};

test("where there is no room the older half makes some", async () => {
  for (const [index, text] of ["One.", "Two.", "Three.", "Four."].entries()) await keep(reviewOf(text, { at: now + index }), now);
  fillUp(1);
  await keep(reviewOf("Five.", { at: now + 9 }), now);
  expect(await openings()).toEqual(["Five.", "Four.", "Three."]);
});

test("where there is still no room that is told, and nothing of the run is kept", async () => {
  fillUp(2);
  const refused = await keep(reviewOf("Too much."), now).then(() => null, (error: unknown) => error);
  expect(isFull(refused)).toBe(true);
  expect(await openings()).toEqual([]);
});

test("where the browser has no database, each use is refused and none hangs", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Not in this window.", "SecurityError");
  });
  await expect(keep(reviewOf("A text."), now)).rejects.toThrow("Not in this window.");
  await expect(find("", now)).rejects.toThrow("Not in this window.");
});

test("a database that never answers is given up", async () => {
  vi.useFakeTimers();
  try {
    vi.spyOn(indexedDB, "open").mockImplementation(() => Reflect.construct(IDBOpenDBRequest, []));
    const answer = find("", now).catch(String);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toContain("does not answer");
  } finally {
    vi.useRealTimers();
  }
});

test("a record that no longer makes sense opens as nothing", async () => {
  await keep(reviewOf("We utilize it."), now);
  await keepDecisions("We utilize it.", new Map([["no such edit", "x"]]));
  expect(await open("We utilize it.")).toBeNull();
});
