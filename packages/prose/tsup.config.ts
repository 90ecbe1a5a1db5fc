import { library } from "@prosewell/tsup";
import { packedEld } from "./build/packed-eld.ts";

export default library({ index: "src/index.ts", language: "src/language/identify.ts", shift: "src/shift.ts" }, { noExternal: ["eld"], esbuildPlugins: [packedEld] });
