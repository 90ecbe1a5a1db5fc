import fc from "fast-check";
import { expect } from "vitest";
import type { Quota, Reserved, Usage, Visitor } from "../quota.ts";
import { QuotaModel } from "./quota-model.ts";
import type { TestStore } from "./test-store.ts";

const limits = { wordsPerDay: 100, peoplePerAddress: 2 };
const noon = Date.UTC(2026, 10, 21, 12);

interface Call {
  readonly act: "reserve" | "settle" | "usage";
  readonly visitor: Visitor;
  readonly words: number;
  /** Which of the reservations so far. */
  readonly which: number;
}

const calls: fc.Arbitrary<Call> = fc.record({
  act: fc.constantFrom("reserve", "settle", "usage"),
  visitor: fc.record({ person: fc.constantFrom("ann", "bob", "cem"), address: fc.constantFrom("home", "school", undefined) }),
  words: fc.nat(60),
  which: fc.nat(20),
});

const rounds = fc.record({ hours: fc.integer({ min: -30, max: 60 }), calls: fc.array(calls, { maxLength: 12 }) });

type Answer = Usage | Reserved | undefined;

const nameIn = (answer: Answer): string | null => (answer && "reservation" in answer ? answer.reservation : null);

/** Puts random calls to a store and to the model, all calls of a round at once and the clock set as it may between them. */
export const agreesWithModel = (create: () => Promise<TestStore>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(rounds, { minLength: 1, maxLength: 8 }), async (asked) => {
      const store = await create();
      try {
        let now = noon;
        const quota = await store.open(limits, () => now);
        const model = new QuotaModel(limits);
        let names: (string | null)[] = [];
        for (const round of asked) {
          now += round.hours * 3_600_000;
          const known = names;
          const answers = await Promise.all(round.calls.map((call) => ask(quota, call, known)));
          expect(answers).toEqual(round.calls.map((call, index) => answerOf(model, call, known, nameIn(answers[index]), now)));
          names = [...known, ...answers.map(nameIn)];
        }
      } finally {
        await store.remove();
      }
    }),
    { numRuns: 50 },
  );

function ask(quota: Quota, { act, visitor, words, which }: Call, names: readonly (string | null)[]): Promise<Answer> {
  if (act === "usage") return quota.usage(visitor);
  return act === "reserve" ? quota.reserve(visitor, words) : quota.settle(visitor, names[which] ?? "none", words);
}

function answerOf(model: QuotaModel, { act, visitor, words, which }: Call, names: readonly (string | null)[], name: string | null, now: number): Answer {
  if (act === "usage") return model.usage(visitor, now);
  return act === "reserve" ? model.reserve(visitor, words, name, now) : model.settle(visitor, names[which] ?? "none", words, now);
}
