import { describe, expect, test } from "vitest";
import { createTrackingLog } from "./tracking-log.ts";

describe("the log", () => {
  test("keeps the last hundred reports, and tells who listens, whatever another listener throws", () => {
    const log = createTrackingLog();
    let told = 0;
    log.subscribe(() => {
      throw new Error("Mine.");
    });
    const end = log.subscribe(() => (told += 1));
    for (let index = 0; index < 120; index += 1) log.add({ provider: `${index}`, state: "ready" });
    end();
    log.add({ provider: "120", state: "ready" });
    expect(told).toBe(120);
    expect(log.entries()).toHaveLength(100);
    expect(log.entries().at(-1)?.provider).toBe("120");
    expect(log.entries()).toBe(log.entries());
  });
});
