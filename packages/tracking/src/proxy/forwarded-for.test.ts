import { expect, test } from "vitest";
import { forwardedFor } from "./forwarded-for.ts";

const request = (header?: string) => new Request("https://prosewell.example", header === undefined ? {} : { headers: { "X-Forwarded-For": header } });

test.each([
  [1, "203.0.113.7", "203.0.113.7"],
  [1, "1.1.1.1, 203.0.113.7", "203.0.113.7"],
  [2, "1.1.1.1, 203.0.113.7, 10.0.0.1", "203.0.113.7"],
  [2, "203.0.113.7", undefined],
  [1, undefined, undefined],
  [0, "1.1.1.1", undefined],
])("behind %i proxies, %j is read as %j: what a client wrote before it is never trusted", (hops, header, address) => {
  expect(forwardedFor(hops)(request(header))).toBe(address);
});

test.each([-1, 0.5, Number.NaN])("%d proxies are no number of proxies", (hops) => {
  expect(() => forwardedFor(hops)).toThrow(RangeError);
});
