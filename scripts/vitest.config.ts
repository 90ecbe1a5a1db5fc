import { tests } from "@prosewell/vitest";

export default tests({ test: { include: ["*.test.mjs"] } });
