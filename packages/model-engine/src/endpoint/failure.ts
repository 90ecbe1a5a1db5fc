import type { ShortfallCause } from "@prosewell/humanizer";

/** What the person is told. */
const sentences: Readonly<Record<Exclude<ShortfallCause, "untrue">, string>> = {
  unreachable: "The language model could not be reached.",
  busy: "The language model has too much to do just now.",
  slow: "The language model took too long.",
  unusable: "The language model's answer could not be used.",
};

interface Particulars {
  /** The HTTP status, where there is one. */
  readonly status?: number;
  /** Whether the same request may fare better. */
  readonly mayRetry?: boolean;
  /** How long to wait before that, in milliseconds, where the endpoint said so. */
  readonly retryAfter?: number;
}

/**
 * The endpoint did not do what it was asked. It holds no word of what was sent or came back, not even as its cause: errors are
 * logged and reported, and the text belongs to the person alone.
 */
export class EndpointFailure extends Error {
  readonly kind: Exclude<ShortfallCause, "untrue">;
  readonly status: number | undefined;
  readonly mayRetry: boolean;
  readonly retryAfter: number | undefined;

  constructor(kind: EndpointFailure["kind"], { status, mayRetry = false, retryAfter }: Particulars = {}) {
    super(sentences[kind]);
    this.name = "EndpointFailure";
    this.kind = kind;
    this.status = status;
    this.mayRetry = mayRetry;
    this.retryAfter = retryAfter;
  }
}
