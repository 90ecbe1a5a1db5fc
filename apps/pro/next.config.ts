import { createNextConfig } from "@prosewell/site/next-config";

export default createNextConfig({ variant: "pro" });
