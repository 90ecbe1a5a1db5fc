import { library } from "@prosewell/tsup";

export default library({ bin: "src/bin.ts" }, { platform: "node", banner: { js: "#!/usr/bin/env node" }, sourcemap: false });
