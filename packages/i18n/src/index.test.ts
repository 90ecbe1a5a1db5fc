import { expect, test, vi } from "vitest";

vi.mock("i18next", () => {
  throw new Error("i18next was loaded");
});

test("the main entry is light enough for first-load JavaScript: it brings no i18next", async () => {
  const { namespacesFor } = await import("./index.ts");
  expect(namespacesFor("/")).toContain("home");
  await expect(import("./client.tsx")).rejects.toThrow("mocking a module");
});
