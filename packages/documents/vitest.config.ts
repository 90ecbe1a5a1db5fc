import { tests } from "@prosewell/vitest";

export default tests();
