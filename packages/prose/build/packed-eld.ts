import { fileURLToPath, pathToFileURL } from "node:url";
import type { Options } from "tsup";
import { packGrams, type Grams } from "../src/language/grams.ts";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

interface Table {
  readonly ngramsData: { readonly type: string; readonly languages: Readonly<Record<number, string>>; readonly ngrams: Grams };
}

/** Builds eld in with its table packed: as the object literal it comes as, the table takes 150 MB to load. */
export const packedEld: Plugin = {
  name: "packed-eld",
  setup(build) {
    build.onLoad({ filter: /[/\\]eld[/\\]src[/\\]ngrams[/\\]small\.js$/ }, async ({ path }) => {
      const { ngramsData }: Table = await import(pathToFileURL(path).href);
      const { ngrams, ...rest } = ngramsData;
      return {
        resolveDir: fileURLToPath(new URL("../src/language", import.meta.url)),
        contents: `/*! The table of eld 2.1, Copyright Nito T.M., Apache License 2.0 (https://www.apache.org/licenses/LICENSE-2.0), packed. */
import { unpackGrams } from "./grams.ts";
export const ngramsData = { ...${JSON.stringify(rest)}, ngrams: unpackGrams(${JSON.stringify(packGrams(ngrams))}) };`,
      };
    });
  },
};
