import { describe, expect, test } from "vitest";
import { skipEmpty } from "./properties.ts";

describe("empty properties (T1)", () => {
  test.each([undefined, null, "", "  \n", Number.NaN, [], [""]])("%j is skipped", (value) => {
    expect(skipEmpty({ name: value })).toEqual({});
  });

  test.each([0, false, -1, "0", "not set", [0], ["", "one"]])("%j is kept", (value) => {
    expect(skipEmpty({ name: value })).toEqual({ name: value });
  });
});
