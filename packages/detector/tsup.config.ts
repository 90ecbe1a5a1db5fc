import { library } from "@prosewell/tsup";

export default library({ index: "src/index.ts", "training/index": "src/training/index.ts" });
