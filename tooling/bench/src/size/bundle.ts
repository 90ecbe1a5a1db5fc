import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Output {
  readonly entryPoint?: string;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

interface Esbuild {
  build(options: object): Promise<{
    readonly outputFiles: readonly { readonly path: string; readonly contents: Uint8Array }[];
    readonly metafile: { readonly outputs: Readonly<Record<string, Output>> };
  }>;
}

const folder = import.meta.dirname;
const entryFile = "bench-entry.js";

/** Vendors' SDKs that a wrapper fetches by itself, later. */
const sdks = ["@amplitude/analytics-browser"];

// The bundler that our own package is built with.
const ours = createRequire(import.meta.resolve("@prosewell/tracking"));
const esbuild: Esbuild = createRequire(ours.resolve("tsup"))("esbuild");

/** Where a package of this one's, or an SDK that our wrappers bring, is resolved from. */
const resolveDir = (name: string) => (sdks.includes(name) ? dirname(ours.resolve("@prosewell/tracking")) : folder);

/**
 * The minified files of an ES module with these lines: its own, and all that it imports by itself. What it would fetch later does
 * not count, whoever made it.
 */
async function bundle(lines: string, from: string, external: readonly string[]): Promise<readonly Uint8Array[]> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: lines, resolveDir: from, sourcefile: entryFile },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2023",
    define: { "process.env.NODE_ENV": '"production"' },
    external,
    metafile: true,
    write: false,
    outdir: folder,
    absWorkingDir: folder,
    logLevel: "error",
  });
  const needed = (path: string): readonly string[] =>
    (metafile.outputs[path]?.imports ?? []).filter(({ kind, path: next }) => kind === "import-statement" && next in metafile.outputs).flatMap(({ path: next }) => [next, ...needed(next)]);
  const [entry = ""] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entryFile)) ?? [];
  if (!entry) throw new Error(`Nothing was made of ${lines}`);
  const paths = new Set([entry, ...needed(entry)].map((path) => join(folder, path)));
  return outputFiles.filter(({ path }) => paths.has(path)).map(({ contents }) => contents);
}

/** All that the main entry of a package exports, without packages that are there already. */
export const bundleOf = (name: string, given: readonly string[] = []): Promise<readonly Uint8Array[]> =>
  bundle(`import * as all from "${name}"; export { all };`, resolveDir(name), given);

/** What of our tracking package is asked for, without the SDKs. */
export const bundleOfOurs = (lines: readonly string[]): Promise<readonly Uint8Array[]> => bundle(lines.join("\n"), folder, sdks);

/** The version of a package that is installed. */
export function versionOf(name: string): string {
  const from = sdks.includes(name) ? ours.resolve(name) : fileURLToPath(import.meta.resolve(name));
  const root = from.slice(0, from.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  return version;
}
