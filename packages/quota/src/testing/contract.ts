import { describe, expect, onTestFinished, test } from "vitest";
import { agreesWithModel } from "./agrees-with-model.ts";
import type { DailyLimits } from "../quota.ts";
import type { TestStore } from "./test-store.ts";

const limits: DailyLimits = { wordsPerDay: 100, peoplePerAddress: 2 };
const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const midnight = new Date(Date.UTC(2026, 10, 22));
const ann = { person: "ann" };

const granted = (answers: readonly { readonly reservation: string | null }[]) => answers.filter(({ reservation }) => reservation !== null).length;

/** What every store of the daily limit must do; `create` gives each test an empty one. */
export function quotaContract(store: string, create: () => Promise<TestStore>): void {
  describe(`the daily limit in ${store}`, () => {
    async function begin(own: DailyLimits = limits) {
      const counts = await create();
      onTestFinished(counts.remove);
      const time = { now: noon };
      const open = (now = own) => counts.open(now, () => time.now);
      return { time, open, quota: await open() };
    }

    test("nobody has used anything at first", async () => {
      const { quota } = await begin();
      expect(await quota.usage(ann)).toEqual({ limit: 100, used: 0, remaining: 100, resetsAt: midnight });
    });

    test("a reservation takes its words at once, to the last one of the day", async () => {
      const { quota } = await begin();
      expect(await quota.reserve(ann, 99)).toMatchObject({ reservation: expect.any(String), used: 99, remaining: 1 });
      expect(await quota.reserve(ann, 1)).toMatchObject({ reservation: expect.any(String), used: 100, remaining: 0, resetsAt: midnight });
    });

    test("what is refused costs nothing, and the smaller wish is still granted", async () => {
      const { quota } = await begin();
      await quota.reserve(ann, 60);
      expect(await quota.reserve(ann, 41)).toEqual({ reservation: null, limit: 100, used: 60, remaining: 40, resetsAt: midnight });
      expect(await quota.reserve(ann, 40)).toMatchObject({ reservation: expect.any(String), remaining: 0 });
    });

    test.each([
      ["all of them", 50, 50],
      ["some", 20, 20],
      ["none", 0, 0],
      ["more than were reserved", 51, 50],
    ])("settling with %s of the words gives back the others", async (_, words, used) => {
      const { quota } = await begin();
      const { reservation } = await quota.reserve(ann, 50);
      expect(await quota.settle(ann, `${reservation}`, words)).toMatchObject({ used, remaining: 100 - used });
    });

    test("a reservation is settled once, and only by the person whose it is", async () => {
      const { quota } = await begin();
      const { reservation } = await quota.reserve(ann, 50);
      expect(await quota.settle({ person: "bob" }, `${reservation}`, 0)).toBeUndefined();
      expect(await quota.settle(ann, `${reservation}`, 10)).toBeDefined();
      expect(await quota.settle(ann, `${reservation}`, 0)).toBeUndefined();
      expect(await quota.settle(ann, "unknown", 0)).toBeUndefined();
      expect(await quota.usage(ann)).toMatchObject({ used: 10 });
    });

    test("one person's words are nobody else's", async () => {
      const { quota } = await begin();
      await quota.reserve(ann, 100);
      expect(await quota.usage({ person: "bob" })).toMatchObject({ used: 0, remaining: 100 });
    });

    test("an address holds the words of as many people as it may have, however many share them", async () => {
      const { quota } = await begin();
      const at = (person: string) => ({ person, address: "school" });
      for (const person of ["ann", "bob", "cem"]) await quota.reserve(at(person), 60);
      expect(await quota.usage(at("dee"))).toMatchObject({ used: 0, remaining: 20 });
      expect(await quota.reserve(at("dee"), 21)).toMatchObject({ reservation: null, used: 0, remaining: 20 });
      expect(await quota.reserve(at("dee"), 20)).toMatchObject({ reservation: expect.any(String), remaining: 0 });
      expect(await quota.reserve({ person: "dee", address: "home" }, 80)).toMatchObject({ reservation: expect.any(String) });
    });

    test("what is given back goes to the address it was taken from", async () => {
      const { quota } = await begin();
      const { reservation } = await quota.reserve({ person: "ann", address: "school" }, 100);
      await quota.settle({ person: "ann", address: "train" }, `${reservation}`, 30);
      await quota.reserve({ person: "bob", address: "school" }, 100);
      expect(await quota.usage({ person: "cem", address: "school" })).toMatchObject({ remaining: 70 });
      expect(await quota.usage({ person: "cem", address: "train" })).toMatchObject({ remaining: 100 });
    });

    test("a person's name is never taken for an address", async () => {
      const { quota } = await begin({ wordsPerDay: 100, peoplePerAddress: 1 });
      await quota.reserve({ person: "same", address: "same" }, 40);
      expect(await quota.usage({ person: "same", address: "same" })).toMatchObject({ used: 40, remaining: 60 });
    });

    test("at 00:00 UTC the day begins anew, and what was reserved before is not given back to it", async () => {
      const { quota, time } = await begin();
      const { reservation } = await quota.reserve(ann, 100);
      time.now = midnight.getTime() - 1;
      expect(await quota.usage(ann)).toMatchObject({ remaining: 0 });
      time.now = midnight.getTime();
      expect(await quota.usage(ann)).toEqual({ limit: 100, used: 0, remaining: 100, resetsAt: new Date(midnight.getTime() + 24 * hour) });
      await quota.reserve(ann, 70);
      expect(await quota.settle(ann, `${reservation}`, 0)).toBeUndefined();
      expect(await quota.usage(ann)).toMatchObject({ used: 70 });
    });

    test.each([
      ["by a minute over midnight", 60_000],
      ["by a day", 24 * hour],
      ["by a month", 30 * 24 * hour],
    ])("a clock that is put back %s gives no second allowance", async (_, back) => {
      const { quota, time } = await begin();
      time.now = midnight.getTime();
      await quota.reserve(ann, 100);
      time.now -= back;
      expect(await quota.reserve(ann, 1)).toMatchObject({ reservation: null, used: 100 });
    });

    test("a clock that was put back over midnight passes it again without a second allowance", async () => {
      const { quota, time } = await begin();
      time.now = midnight.getTime();
      await quota.reserve(ann, 100);
      time.now -= 60_000;
      expect(await quota.usage(ann)).toMatchObject({ remaining: 0 });
      time.now = midnight.getTime() + hour;
      expect(await quota.usage(ann)).toMatchObject({ remaining: 0 });
    });

    test("a clock that ran a year ahead and is put right shuts nobody out for a year", async () => {
      const { quota, time } = await begin();
      time.now += 365 * 24 * hour;
      await quota.reserve(ann, 100);
      time.now = noon;
      expect(await quota.usage(ann)).toMatchObject({ remaining: 0, resetsAt: midnight });
      time.now = midnight.getTime();
      expect(await quota.usage(ann)).toMatchObject({ remaining: 100 });
    });

    test("a limit that was lowered leaves nothing, and never less", async () => {
      const { quota, open } = await begin();
      await quota.reserve(ann, 90);
      const lower = await open({ wordsPerDay: 50, peoplePerAddress: 2 });
      expect(await lower.usage(ann)).toMatchObject({ limit: 50, used: 90, remaining: 0 });
    });

    test("who opens the counts later finds all that was used and reserved", async () => {
      const { quota, open } = await begin();
      const { reservation } = await quota.reserve(ann, 80);
      const again = await open();
      expect(await again.usage(ann)).toMatchObject({ used: 80 });
      expect(await again.settle(ann, `${reservation}`, 10)).toMatchObject({ used: 10 });
    });

    test("of 1,000 wishes at once through two doors exactly as many are granted as there are words", async () => {
      const { quota: one, open } = await begin({ wordsPerDay: 700, peoplePerAddress: 1 });
      const other = await open();
      const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => (index % 2 === 0 ? one : other).reserve(ann, 1)));
      expect(granted(answers)).toBe(700);
      expect(await one.usage(ann)).toMatchObject({ used: 700, remaining: 0 });
    });

    test("whatever is asked in whatever order, the answers are those of a ledger kept by hand", async () => {
      await expect(agreesWithModel(create)).resolves.toBeUndefined();
    });
  });
}
