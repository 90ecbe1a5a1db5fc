import { library } from "@prosewell/tsup";

export default library({ index: "src/index.ts", export: "src/export.ts", worker: "src/worker.ts", client: "src/client.ts" }, { splitting: true });
