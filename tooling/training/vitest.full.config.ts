import { defineConfig } from "vitest/config";

/** What trains for minutes; its report stands beside that of the other tests. */
export default defineConfig({
  test: {
    include: ["src/**/*.full.ts"],
    testTimeout: 1_800_000,
    reporters: [["default", { summary: false }], ["json", { outputFile: "test-results/full.json" }]],
  },
});
