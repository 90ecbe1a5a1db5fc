import { defineConfig } from "vitest/config";

/** What needs LibreOffice or long runs; its report stands beside that of the other tests. */
export default defineConfig({
  test: {
    include: ["src/**/*.full.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    reporters: [["default", { summary: false }], ["json", { outputFile: "test-results/full.json" }]],
  },
});
