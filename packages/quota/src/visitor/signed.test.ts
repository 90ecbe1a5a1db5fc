import fc from "fast-check";
import { expect, test } from "vitest";
import { sign, signed } from "./signed.ts";

test("what was signed is read back, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      expect(signed("secret", sign("secret", value))).toBe(value);
    }),
  );
});

test("what another secret signed is nothing", () => {
  expect(signed("secret", sign("another", "ann"))).toBeUndefined();
});

test("no change of a single character is overlooked", () => {
  const text = sign("secret", "ann");
  for (let at = 0; at < text.length; at += 1) {
    const changed = `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
    expect(signed("secret", changed)).toBeUndefined();
  }
});

test.each(["", ".", "ann", "ann.", ".abc", "é.ü"])("%j is not signed", (text) => {
  expect(signed("secret", text)).toBeUndefined();
});
