import { tests } from "@prosewell/vitest";

export default tests({
  test: {
    globalSetup: ["src/global-setup.ts"],
    hookTimeout: 120_000,
    // Two browsers at once are what two cores bear.
    maxWorkers: 2,
  },
});
