import { library } from "@prosewell/tsup";

export default library({ index: "src/index.ts", testing: "src/testing/index.ts" }, { platform: "node" });
