import { describe, expect, it } from "vitest";
import { findLocks, type FindLocksOptions } from "./find-locks.ts";
import { parse } from "../parse.ts";

const terms = (text: string, locked: FindLocksOptions["locked"] = []) =>
  findLocks(parse(text), { locked })
    .filter(({ kind }) => kind === "term")
    .map((lock) => lock.text);

describe("locked terms", () => {
  it("are found as whole words, wherever they stand", () => {
    expect(terms("A robust plan is robust; robustness is not.", ["robust"])).toEqual(["robust", "robust"]);
    expect(terms("Say “key takeaway” here.", ["key takeaway"])).toEqual([]);
  });

  it("are found in their own case alone", () => {
    expect(terms("Robust and robust.", ["robust"])).toEqual(["robust"]);
  });

  it("may hold marks and spaces", () => {
    expect(terms("We use C++ and end-to-end flow.", ["C++", "end-to-end flow"])).toEqual(["C++", "end-to-end flow"]);
  });

  it("may be given as spans, which are cut to the text", () => {
    expect(terms("A robust plan.", [[2, 8]])).toEqual(["robust"]);
    expect(terms("A robust plan.", [[9, 999]])).toEqual(["plan."]);
    expect(terms("A robust plan.", [[-5, 0], [8, 2], [99, 120]])).toEqual([]);
  });

  it("may be as long as they like, and hold what a pattern could not", () => {
    const long = "x".repeat(40_000);
    expect(terms(`Keep ${long} here.`, [long])).toEqual([long]);
    expect(terms("Short.", [`${long}(`])).toEqual([]);
  });

  it("that overlap themselves, or are given twice, are one lock, and none begins or ends within a word", () => {
    expect(terms("Say ! ! ! ! now.", ["! !", "! !"])).toEqual(["! ! ! !"]);
    expect(terms("a".repeat(100), ["aa", "a"])).toEqual([]);
  });

  it("are nothing when blank", () => {
    expect(terms("A plan.", ["", "  "])).toEqual([]);
  });

  it("reach over a wrapped line, since white space is no part of a word", () => {
    expect(terms("A long term\nhere.", ["long term here"])).toEqual(["long term\nhere"]);
  });
});
