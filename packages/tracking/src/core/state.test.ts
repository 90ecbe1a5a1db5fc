import { describe, expect, test } from "vitest";
import { signal } from "./consent.ts";
import { stateOf } from "./state.ts";

describe("a provider's state (T12)", () => {
  test.each([
    [["ads"], {}, "idle"],
    [["ads"], { ads: true }, "loading"],
    [["ads"], { ads: false }, "denied"],
    [["ads", "replay"], { ads: true }, "idle"],
    [["ads", "replay"], { ads: false }, "denied"],
    [["ads", "replay"], { ads: true, replay: false }, "denied"],
    [["ads", "replay"], { ads: true, replay: true }, "loading"],
  ] as const)("for %j given %j is %s", (purposes, consent, state) => {
    expect(stateOf(purposes, consent, "loading")).toBe(state);
  });

  test.each(["loading", "ready", "failed"] as const)("is its SDK's, %s, while all is allowed", (sdk) => {
    expect(stateOf(["ads"], { ads: true }, sdk)).toBe(sdk);
    expect(stateOf(["ads"], { ads: false }, sdk)).toBe("denied");
  });

  test("takes nothing for a yes but true", () => {
    const consent = JSON.parse('{"ads":"yes","replay":1}');
    expect(stateOf(["ads"], consent, "ready")).toBe("idle");
    expect(signal(consent, "ads")).toBe("denied");
  });
});
