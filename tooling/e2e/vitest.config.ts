import { tests } from "@prosewell/vitest";

export default tests({
  test: {
    globalSetup: ["src/global-setup.ts"],
    hookTimeout: 120_000,
    // A browser for each file.
    isolate: true,
    // What is polled for may wait for a script that is fetched, on a machine that is busy.
    expect: { poll: { timeout: 30_000 } },
    // Two browsers at once are what two cores bear.
    maxWorkers: 2,
    // A busy machine can starve a browser; a page that is broken fails twice, and each failure says what it showed.
    retry: 1,
  },
});
