import { describe, expect, test } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createSafeStorage, userRecordKeys } from "./safe-storage.ts";

const full = () => ({ ...memoryStorage(), setItem: refuse });
const refuse = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};
const blocked = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("safe storage (T4)", () => {
  test("stores values as JSON", () => {
    const area = memoryStorage();
    createSafeStorage(() => area).set("user_fields", { plan: "pro" });
    expect(area.getItem("user_fields")).toBe('{"plan":"pro"}');
  });

  test("returns null if the key is missing", () => {
    expect(createSafeStorage(() => memoryStorage()).get("email")).toBeNull();
  });

  test("returns the raw string if parsing fails", () => {
    const storage = createSafeStorage(() => memoryStorage({ email: "reader@site.example" }));
    expect(storage.get("email")).toBe("reader@site.example");
  });

  test.each([0, false, "", "text", [1, 2], { nested: { list: [] } }, null])("gives %j back as it was", (value) => {
    const area = memoryStorage();
    const storage = createSafeStorage(() => area);
    storage.set("key", value);
    expect(storage.get("key")).toEqual(value);
  });

  test("names the keys of a user's record", () => {
    expect(userRecordKeys).toEqual(["user_id", "user_fields", "email", "redirect_params", "user_properties"]);
  });

  test.each([
    ["refuses to store", full()],
    ["cannot be reached", null],
  ])("keeps in memory what an area takes that %s", (_, area) => {
    const storage = createSafeStorage(() => area ?? blocked());
    storage.set("user_id", "user-1");
    expect(storage.get("user_id")).toBe("user-1");
    storage.remove("user_id");
    expect(storage.get("user_id")).toBeNull();
  });

  test("forgets a key that is set to what JSON cannot hold", () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const area = memoryStorage({ key: "1" });
    const storage = createSafeStorage(() => area);
    storage.set("key", circular);
    expect(storage.get("key")).toBeNull();
  });
});
