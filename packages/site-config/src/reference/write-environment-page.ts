import { writeFileSync } from "node:fs";
import { environmentPage } from "./environment-page.ts";

writeFileSync(new URL("../../../../docs/environment.md", import.meta.url), environmentPage());
