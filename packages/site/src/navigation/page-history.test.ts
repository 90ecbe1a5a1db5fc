import { expect, test } from "vitest";
import { repairOf } from "./page-history.ts";

const note = { tree: "home" };

test("a move along the page takes over the note of the page", () => {
  expect(repairOf({ path: "/", state: null }, "/", { path: "/", state: note })).toEqual({ type: "note", state: note });
});

test("the note of another page is never taken over", () => {
  expect(repairOf({ path: "/terms", state: null }, "/terms", { path: "/", state: note })).toEqual({ type: "none" });
});

test("an entry that the router knows is the router's", () => {
  expect(repairOf({ path: "/", state: note }, "/terms", { path: "/terms", state: note })).toEqual({ type: "none" });
});

test("back to another page that has no note loads it anew", () => {
  expect(repairOf({ path: "/", state: null }, "/terms", { path: "/terms", state: note })).toEqual({ type: "reload" });
});

test.each([null, { path: "/", state: null }])("without a note to take over, an entry of the page in view stays as it is", (last) => {
  expect(repairOf({ path: "/", state: null }, "/", last)).toEqual({ type: "none" });
});
