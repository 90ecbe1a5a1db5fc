import { library } from "@prosewell/tsup";

export default library({ index: "src/index.ts", "proxy/index": "src/proxy/index.ts" });
