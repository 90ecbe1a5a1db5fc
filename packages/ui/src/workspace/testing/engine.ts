import type { BlockResult, Engine, Request } from "@prosewell/humanizer";
import { resultOf } from "./outcome.ts";

interface Held extends Engine {
  readonly requests: readonly Request[];
  /** Lets the next block through. */
  release(): void;
}

/**
 * An engine that says “use” for “utilize”, one block for each paragraph. It waits before each block until it is
 * released, and throws the signal's reason when aborted, as the contract asks.
 */
export const heldEngine = (): Held => {
  const requests: Request[] = [];
  let waiting = Promise.withResolvers<void>();

  async function* rewrite(request: Request, signal?: AbortSignal): AsyncGenerator<BlockResult, ReturnType<typeof resultOf>, void> {
    requests.push(request);
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    aborted.catch(() => undefined);
    let start = 0;
    for (const [index, paragraph] of request.text.split(/(?<=\n\n)/u).entries()) {
      await Promise.race([waiting.promise, aborted]);
      waiting = Promise.withResolvers();
      const end = start + paragraph.length;
      yield { index, start, end, text: paragraph.replace("utilize", "use"), edits: [], hints: [], rolledBack: [] };
      start = end;
    }
    return resultOf({ text: request.text, edits: request.text.includes("utilize") ? [["utilize", "use"]] : [] });
  }

  return { id: "held", requests, rewrite, release: () => waiting.resolve() };
};

/** The same, in no hurry to be released. */
export const promptEngine = (): Engine & { readonly requests: readonly Request[] } => {
  const engine = heldEngine();
  return {
    ...engine,
    async *rewrite(request, signal) {
      const blocks = engine.rewrite(request, signal);
      for (;;) {
        engine.release();
        const step = await blocks.next();
        if (step.done) return step.value;
        yield step.value;
      }
    },
  };
};
