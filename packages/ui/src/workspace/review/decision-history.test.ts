import fc from "fast-check";
import { expect, test } from "vitest";
import { type DecisionHistory, emptyHistory, type HistoryEvent, travel, travelTo } from "./decision-history.ts";

const decided = (wording: string): HistoryEvent => ({ type: "decided", decisions: new Map([["edit", wording]]) });
const wordingIn = ({ present }: DecisionHistory) => present.get("edit");
const after = (...events: readonly HistoryEvent[]) => events.reduce(travel, emptyHistory);

test("each decision can be taken back, and had again", () => {
  const two = after(decided("one"), decided("two"));
  const back = travel(two, { type: "back" });
  expect(wordingIn(back)).toBe("one");
  expect(wordingIn(travel(back, { type: "back" }))).toBeUndefined();
  expect(travel(back, { type: "forward" })).toEqual(two);
});

test("at either end there is nowhere to go", () => {
  expect(after({ type: "back" }, { type: "forward" })).toBe(emptyHistory);
});

test("a new decision ends what was taken back", () => {
  expect(after(decided("one"), { type: "back" }, decided("two")).future).toEqual([]);
});

test("going back as often as was decided leads to the beginning, and forward again to the end, however much it was", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 200 }), (wordings) => {
      const end = after(...wordings.map(decided));
      const start = wordings.reduce((history) => travel(history, { type: "back" }), end);
      expect(start.present).toBe(emptyHistory.present);
      expect(wordings.reduce((history) => travel(history, { type: "forward" }), start)).toEqual(end);
    }),
  );
});

test("what cannot be seen is passed over, and where nothing can be seen there is no way", () => {
  const three = after(decided("seen"), decided("hidden"), decided("other"));
  const shows = (wording: string) => (decisions: ReadonlyMap<string, string>) => decisions.get("edit") === wording;
  const back = travelTo(three, "back", shows("seen"));
  expect(back && wordingIn(back)).toBe("seen");
  expect(back && travelTo(back, "forward", shows("other"))).toEqual(three);
  expect(travelTo(three, "back", shows("nowhere"))).toBeNull();
});
