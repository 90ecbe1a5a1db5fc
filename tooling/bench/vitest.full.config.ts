import { defineConfig } from "vitest/config";

/** What takes minutes; its report stands beside that of the quick tests. */
export default defineConfig({
  test: {
    include: ["src/**/*.full.ts"],
    reporters: [["default", { summary: false }], ["json", { outputFile: "test-results/full.json" }]],
  },
});
