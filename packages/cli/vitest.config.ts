import { tests } from "@prosewell/vitest";

// Each test starts the built program, which loads the engine: slow when other packages are tested beside it.
export default tests({ test: { testTimeout: 30_000 } });
