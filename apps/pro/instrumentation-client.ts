export * from "@prosewell/site/instrumentation-client";
