export * from "@prosewell/site/instrumentation";
