import { defineConfig } from "vitest/config";

/** What asks the package manager and the registry; its report stands beside that of the quick tests. */
export default defineConfig({
  test: { include: ["*.full.mjs"], testTimeout: 300_000, reporters: [["default", { summary: false }], ["json", { outputFile: "test-results/full.json" }]] },
});
