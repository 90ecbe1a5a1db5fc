import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const entries = {
  index: () => import("./index.ts"),
  amplitude: () => import("./providers/amplitude.ts"),
  gtag: () => import("./providers/gtag.ts"),
  uet: () => import("./providers/uet.ts"),
  clarity: () => import("./providers/clarity.ts"),
  react: () => import("./react.tsx"),
  next: () => import("./next.tsx"),
  testing: () => import("./testing/index.ts"),
};

describe("every entry", () => {
  test.each(Object.entries(entries))("%s can be imported on a server", async (_, entry) => {
    expect(Object.keys(await entry()).length).toBeGreaterThan(0);
  });

  test.each(["react", "next"])("%s is for the client alone, and says so to Next", (name) => {
    expect(readFileSync(new URL(`./${name}.tsx`, import.meta.url), "utf8")).toMatch(/^"use client";/);
  });
});
