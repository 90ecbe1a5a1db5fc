import { library } from "@prosewell/tsup";

export default library({ index: "src/index.ts", worker: "src/worker.ts", client: "src/client.ts", "first-pass": "src/first-pass.ts", testing: "src/testing/engine-contract.ts" });
