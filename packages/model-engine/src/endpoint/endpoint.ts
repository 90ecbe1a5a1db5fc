import type { Clock } from "../clock.ts";
import type { Message } from "../prompt.ts";
import type { ModelSettings } from "../settings.ts";
import { EndpointFailure } from "./failure.ts";
import { piecesOf } from "./pieces.ts";
import { retentionFields } from "./retention.ts";
import { type Patience, watch } from "./watch.ts";

/** What a model answered; with a failure, as far as it came. */
export interface Answer {
  readonly text: string;
  readonly failure?: EndpointFailure;
}

export interface Question {
  readonly messages: readonly Message[];
  /** UTF-16 code units after which nobody listens any more: a model that runs on is not rewriting. Thoughts do not count. */
  readonly longest: number;
}

/** One request to the endpoint. Throws the signal's reason when aborted; all else that goes wrong is told in the answer. */
export type AskEndpoint = (question: Question, signal: AbortSignal) => Promise<Answer>;

interface Connection {
  readonly settings: ModelSettings;
  readonly patience: Patience;
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
}

export function connect({ settings: { baseUrl, model, apiKey }, patience, clock, fetch }: Connection): AskEndpoint {
  const address = new URL(`${baseUrl.replace(/\/+$/u, "")}/chat/completions`);
  const headers = { "Content-Type": "application/json", Accept: "text/event-stream", ...(apiKey && { Authorization: `Bearer ${apiKey}` }) };
  const fields = retentionFields(address.hostname);

  return async ({ messages, longest }, signal) => {
    signal.throwIfAborted();
    const watched = watch(clock, patience, signal);
    let text = "";
    try {
      const body = JSON.stringify({ model, messages, stream: true, ...fields });
      // To follow a redirect would be to send the text to an address that nobody named.
      const response = await fetch(address, { method: "POST", headers, body, signal: watched.signal, redirect: "error" });
      if (!response.ok) {
        await response.body?.cancel();
        return { text, failure: refusal(response) };
      }
      for await (const piece of piecesOf(response)) {
        watched.heard();
        text += piece.text;
        if (piece.end === "filtered") return { text, failure: new EndpointFailure("unusable") };
        if (spoken(text).length > longest) return { text: "", failure: new EndpointFailure("unusable") };
      }
      return { text };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof EndpointFailure) return { text, failure: error };
      const reason: unknown = watched.signal.reason;
      // What the client library throws may quote what was sent.
      return { text, failure: reason instanceof EndpointFailure ? reason : new EndpointFailure("unreachable", { mayRetry: true }) };
    } finally {
      watched.end();
    }
  };
}

const spoken = (text: string) => text.replace(/<(think|thinking|reasoning)>[^]*?(?:<\/\1>|$)/giu, "");

function refusal(response: Response): EndpointFailure {
  const { status } = response;
  const retryAfter = waitAsked(response.headers.get("retry-after"));
  const waited = retryAfter === undefined ? {} : { retryAfter };
  if (status === 429) return new EndpointFailure("busy", { status, mayRetry: true, ...waited });
  return new EndpointFailure("unreachable", { status, mayRetry: status >= 500 || status === 408, ...waited });
}

/** `Retry-After` in milliseconds: it comes as seconds, or as a date, which only a wall clock can read. */
function waitAsked(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
