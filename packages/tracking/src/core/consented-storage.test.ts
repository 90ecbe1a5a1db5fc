import { describe, expect, test } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createConsentedStorage } from "./consented-storage.ts";

const open = (area = memoryStorage()) => ({ area, storage: createConsentedStorage(() => area, ["tracking_visitor"]) });

describe("storage that waits for consent (T12)", () => {
  test("reads and writes nothing before consent, and remembers", () => {
    const { area, storage } = open(memoryStorage({ user_id: "old" }));
    expect(storage.get("user_id")).toBeNull();
    storage.set("user_id", "new");
    expect(storage.get("user_id")).toBe("new");
    expect(area.getItem("user_id")).toBe("old");
  });

  test("writes what it remembers once it may, and keeps what was there", () => {
    const { area, storage } = open(memoryStorage({ user_id: '"old"', email: '"reader@site.example"' }));
    storage.set("user_id", "new");
    storage.allow(true);
    expect({ ...area }).toEqual({ user_id: '"new"', email: '"reader@site.example"' });
  });

  test("takes back what it wrote once it may not, remembers it, and leaves what is not its own", () => {
    const { area, storage } = open(memoryStorage({ draft: "text" }));
    storage.allow(true);
    storage.set("user_id", "user-1");
    storage.set("tracking_visitor", { deviceId: "device" });
    storage.allow(false);
    expect({ ...area }).toEqual({ draft: "text" });
    expect(storage.get("user_id")).toBe("user-1");
  });
});
