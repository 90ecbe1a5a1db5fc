import { defineConfig, type Options } from "tsup";

/**
 * Builds a published package to ES modules. Declarations come from `tsc --emitDeclarationOnly`:
 * tsup's own need the compiler API that TypeScript 7 no longer has.
 */
export const library = (entry: Record<string, string>, options: Options = {}) =>
  defineConfig({
    entry,
    format: ["esm"],
    target: "es2023",
    platform: "neutral",
    dts: false,
    clean: true,
    sourcemap: true,
    treeshake: true,
    silent: true,
    ...options,
  });
