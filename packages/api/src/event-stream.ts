import type { BlockResult, Engine, Request as Humanize, Result } from "@prosewell/humanizer";
import { problems } from "./problems.ts";

/** A line of the streamed answer. */
export type HumanizeEvent =
  | { readonly type: "start"; readonly words: number }
  | ({ readonly type: "block" } & Pick<BlockResult, "index" | "start" | "end" | "text" | "edits">)
  | ({ readonly type: "done" } & Result)
  | { readonly type: "error"; readonly code: string; readonly detail: string };

interface Run {
  readonly engine: Engine;
  readonly request: Humanize;
  readonly words: number;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** Newline-delimited JSON: the blocks as they are done, made only as fast as they are read, then the result. */
export function streamHumanize({ engine, request, words, signal, report }: Run): Response {
  const unread = new AbortController();
  const stop = AbortSignal.any([signal, unread.signal]);
  const blocks = engine.rewrite(request, stop);

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(line({ type: "start", words })),
    async pull(controller) {
      try {
        const { done, value } = await blocks.next();
        controller.enqueue(line(done ? { type: "done", ...value } : blockEvent(value)));
        if (done) controller.close();
      } catch (error) {
        if (stop.aborted) return controller.error(error);
        report(error);
        controller.enqueue(line({ type: "error", code: "internal", detail: problems.internal.detail }));
        controller.close();
      }
    },
    cancel: (reason) => unread.abort(reason),
  });
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store" } });
}

const encoder = new TextEncoder();
const line = (event: HumanizeEvent) => encoder.encode(`${JSON.stringify(event)}\n`);

const blockEvent = ({ index, start, end, text, edits }: BlockResult): HumanizeEvent => ({ type: "block", index, start, end, text, edits });
