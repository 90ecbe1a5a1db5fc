import { library } from "@prosewell/tsup";

export default library({ index: "src/index.ts" }, { splitting: true });
