interface RefusalKind {
  readonly status: number;
  readonly error: string;
  /**
   * What is at fault. Whatever it names, the SDK drops a 400 to 499 that has this field at once; without it, it would send the same
   * events four times more.
   */
  readonly missing_field?: string;
}

/**
 * Every answer of the proxy's own, in the shape of Amplitude's, so that the browser's SDK does what is meant: it drops what has a
 * `missing_field` or begins with "Invalid API key", halves what is 413, keeps for 30 s what a 429 lists as `throttled_events`.
 */
export const refusals = {
  method_not_allowed: { status: 405, error: "Events are sent by POST.", missing_field: "method" },
  other_origin: { status: 403, error: "Only pages of this site may send events here.", missing_field: "origin" },
  unsupported_media_type: { status: 415, error: "The body must be JSON, plain or gzipped.", missing_field: "content-type" },
  rate_limited: { status: 429, error: "This address sends too many requests. Send the events later." },
  too_large: { status: 413, error: "The request is too large. Send fewer events at once." },
  malformed: { status: 400, error: "The body is not a JSON object with an api_key and events.", missing_field: "events" },
  wrong_key: { status: 400, error: "Invalid API key: this address takes the events of another project." },
  names_destination: { status: 400, error: "Where events go is not for a request to say.", missing_field: "events" },
  too_many_events: { status: 413, error: "A request may hold 1,000 events. Send fewer at once." },
  invalid_events: { status: 400, error: "Events without a valid event_type were found. Send the others without them." },
  upstream_unreachable: { status: 429, error: "Amplitude cannot be reached. Send the events later." },
  upstream_timeout: { status: 429, error: "Amplitude did not answer in time. Send the events later." },
  upstream_failed: { status: 429, error: "Amplitude did not take the events. Send them later." },
  internal: { status: 429, error: "Something failed on our side. Send the events later." },
} as const satisfies Record<string, RefusalKind>;

export type RefusalCode = keyof typeof refusals;
