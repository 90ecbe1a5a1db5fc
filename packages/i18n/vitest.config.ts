import { tests } from "@prosewell/vitest";

// One of the files sees to it that i18next is not loaded.
export default tests({ test: { isolate: true } });
