import type { BlockResult, Engine, Request as Humanize, Result } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import { problems } from "./problems.ts";

/** A line of the streamed answer. */
export type HumanizeEvent =
  | { readonly type: "start"; readonly words: number }
  | ({ readonly type: "block" } & Pick<BlockResult, "index" | "start" | "end" | "text" | "edits" | "language" | "shortfalls"> & Partial<Pick<BlockResult, "rolledBack">>)
  | ({ readonly type: "done" } & Result)
  | { readonly type: "error"; readonly code: string; readonly detail: string };

interface Run {
  readonly engine: Engine;
  readonly request: Humanize;
  readonly words: number;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
  /** Told once, at the end, how many words the run has cost. */
  readonly settle: (words: number) => Promise<unknown>;
}

/**
 * Newline-delimited JSON: the blocks as they are done, made only as fast as they are read, then the result. Who leaves pays for what
 * was sent, so that a text is not to be had for nothing by leaving before the last line.
 */
export function streamHumanize({ engine, request, words, signal, report, settle }: Run): Response {
  const unread = new AbortController();
  const stop = AbortSignal.any([signal, unread.signal]);
  const blocks = engine.rewrite(request, stop);
  let sent = 0;
  let isChanged = false;
  const cost = () => (isChanged ? countWords(request.text.slice(0, sent)) : 0);

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(line({ type: "start", words })),
    async pull(controller) {
      try {
        const { done, value } = await blocks.next();
        if (done) {
          await settle(costOf(value));
          controller.enqueue(line({ type: "done", ...value }));
          return controller.close();
        }
        sent = value.end;
        isChanged ||= value.edits.length > 0;
        controller.enqueue(line(blockEvent(value)));
      } catch (error) {
        await settle(stop.aborted ? cost() : 0);
        if (stop.aborted) return controller.error(error);
        report(error);
        controller.enqueue(line({ type: "error", code: "internal", detail: problems.internal.detail }));
        controller.close();
      }
    },
    async cancel(reason) {
      unread.abort(reason);
      await settle(cost());
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store" } });
}

/** The words of a run that is done: none where it found nothing to change. */
export const costOf = ({ edits, words }: Result): number => (edits.length > 0 ? words.in : 0);

const encoder = new TextEncoder();
const line = (event: HumanizeEvent) => encoder.encode(`${JSON.stringify(event)}\n`);

const blockEvent = ({ index, start, end, text, edits, language, shortfalls, rolledBack }: BlockResult): HumanizeEvent => ({
  type: "block", index, start, end, text, edits,
  ...(language && { language }),
  ...(shortfalls && { shortfalls, rolledBack }),
});
