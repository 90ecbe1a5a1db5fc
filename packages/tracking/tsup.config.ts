import { library } from "@prosewell/tsup";

export default library(
  {
    index: "src/index.ts",
    "providers/amplitude": "src/providers/amplitude.ts",
    "providers/gtag": "src/providers/gtag.ts",
    "providers/uet": "src/providers/uet.ts",
    "providers/clarity": "src/providers/clarity.ts",
    react: "src/react.tsx",
    next: "src/next.tsx",
    "proxy/index": "src/proxy/index.ts",
    "testing/index": "src/testing/index.ts",
  },
  // Rollup's pass would take "use client" off the entries that need it; whoever bundles the package shakes it anyway.
  { treeshake: false },
);
