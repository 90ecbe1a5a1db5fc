import { tests } from "@prosewell/vitest";

/** What takes minutes of real time. */
export default tests({
  test: { globalSetup: ["src/global-setup.ts"], hookTimeout: 300_000, include: ["src/**/*.full.ts"] },
});
