import { defineConfig } from "vitest/config";

/** What takes minutes of real time; its report stands beside that of the quick tests. */
export default defineConfig({
  test: {
    include: ["src/**/*.full.ts"],
    globalSetup: ["src/global-setup.ts"],
    hookTimeout: 300_000,
    // What is polled for may wait for a script that is fetched, on a machine that is busy.
    expect: { poll: { timeout: 30_000 } },
    reporters: [["default", { summary: false }], ["json", { outputFile: "test-results/full.json" }]],
  },
});
