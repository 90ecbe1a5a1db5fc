import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

interface Esbuild {
  buildSync(options: object): { readonly outputFiles: readonly { readonly contents: Uint8Array }[] };
}

const require = createRequire(import.meta.url);
// The bundler that tsup brings.
const esbuild: Esbuild = createRequire(require.resolve("tsup"))("esbuild");

/** The bytes of an ES module that imports these, minified and gzipped, without the vendor's SDK. */
function weigh(imports: Readonly<Record<string, string>>): number {
  const contents = Object.entries(imports).map(([names, path]) => `export { ${names} } from "${path}";`);
  const { outputFiles } = esbuild.buildSync({
    stdin: { contents: contents.join("\n"), resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    external: ["@amplitude/analytics-browser"],
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).byteLength;
}

const wrappers = {
  amplitude: "./providers/amplitude.ts",
  gtag: "./providers/gtag.ts",
  uet: "./providers/uet.ts",
  clarity: "./providers/clarity.ts",
};

describe("the size, minified and gzipped, without the vendor's SDK", () => {
  // Raise a bound only with a reason; it is what every page of every team loads.
  test.each([
    ["the core", { createTracking: "./index.ts" }, 3_600],
    ["the core with all four wrappers", { createTracking: "./index.ts", ...wrappers }, 5_120],
    ["the same with the stored choice", { "createTracking, createStoredConsent": "./index.ts", ...wrappers }, 5_376],
  ])("of %s is bounded", (what, imports, bound) => {
    const bytes = weigh(imports);
    // oxlint-disable-next-line no-console -- a size is worth seeing before it is too large
    console.log(`${what}: ${bytes} of ${bound} bytes`);
    expect(bytes).toBeLessThanOrEqual(bound);
  });
});
