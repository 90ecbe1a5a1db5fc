import type { Model } from "./model.ts";
import { unpack } from "./pack.ts";

/** Loads the weights. They come as a module, since where the detector runs nothing may be fetched. */
export async function loadModel(): Promise<Model> {
  const { weights } = await import("./weights.generated.ts");
  const text = atob(weights);
  const packed = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) packed[at] = text.charCodeAt(at);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return unpack(new Uint8Array(await new Response(stream).arrayBuffer()));
}
