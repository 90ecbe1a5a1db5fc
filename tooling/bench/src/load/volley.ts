/** What came back to one request. */
export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  /** The seconds after which a refusal says to come again. */
  readonly retryAfter?: number;
}

/** What came of many requests. */
export interface Volley {
  readonly answers: readonly Answer[];
  readonly seconds: number;
  /** Connections that broke, and answers that did not come within ten seconds. */
  readonly broken: number;
}

/** A request of the load, as every way of asking takes it. */
export interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Long enough for any answer that a person would wait for. */
export const patience = 10;
