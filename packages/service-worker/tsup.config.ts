import { library } from "@prosewell/tsup";

/** One classic script with all that it needs: every browser that has service workers runs it. */
export default library({ "service-worker": "src/service-worker.ts" }, { format: ["iife"], platform: "browser", minify: true, sourcemap: false, noExternal: [/./u], outExtension: () => ({ js: ".js" }) });
