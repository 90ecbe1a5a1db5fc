import { defineConfig, mergeConfig, type ViteUserConfig } from "vitest/config";

/**
 * What every package's tests share. The JSON report is what `npm test` adds up for its closing
 * line; turbo keeps it, so that a cached run still counts.
 */
export const tests = (own: ViteUserConfig = {}) =>
  mergeConfig(
    defineConfig({
      test: {
        include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
        // Files share what they load, which costs more than the tests do: a test that changes what is shared puts it back.
        isolate: false,
        // A busy machine is no failure: tests assert results and counts, never times.
        testTimeout: 60_000,
        reporters: [["default", { summary: false }], ["json", { outputFile: "test-results/tests.json" }]],
      },
    }),
    own,
  );
