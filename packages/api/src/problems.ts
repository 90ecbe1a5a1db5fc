interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What happened and what to do; a handler that knows more says it instead. */
  readonly detail: string;
}

/** Every way in which a request can fail. The keys are stable: clients may branch on them. */
export const problems = {
  invalid_request: {
    status: 400,
    title: "The request is not as expected",
    detail: 'Nothing was done. Mend what "fields" names and send the request again.',
  },
  cross_site: {
    status: 403,
    title: "The request comes from a page of another site",
    detail: "Nothing was done, and nothing was counted. Texts are taken from our own pages, and from programs that are no page of anybody's.",
  },
  not_found: {
    status: 404,
    title: "There is nothing at this address",
    detail: "Check the address: texts are rewritten at POST /api/humanize and judged at POST /api/detect.",
  },
  method_not_allowed: {
    status: 405,
    title: "This address does not take that method",
    detail: 'Send the request again with a method that the "Allow" header names.',
  },
  text_too_long: {
    status: 413,
    title: "The text is too long for one request",
    detail: "Nothing was done. Send the text in parts.",
  },
  unsupported_media_type: {
    status: 415,
    title: "The body must be JSON",
    detail: 'Send an object with the header "Content-Type: application/json".',
  },
  empty_text: {
    status: 422,
    title: "There is no text",
    detail: '"text" is empty or holds only white space. Put the text there and send the request again.',
  },
  not_text: {
    status: 422,
    title: "This does not look like text",
    detail: "More than a third of it is control characters, as in a file that is not text. Open the file in its own program, copy the words, and send those.",
  },
  daily_limit_reached: {
    status: 429,
    title: "Not enough of today's words are left",
    detail: "Nothing was rewritten, and nothing was counted. At 00:00 UTC all words are there again.",
  },
  too_many_requests: {
    status: 429,
    title: "Too many requests in a minute",
    detail: 'Nothing was done. Wait as many seconds as the "Retry-After" header says and send the request again.',
  },
  busy: {
    status: 503,
    title: "More is being asked than can be done",
    detail: 'Nothing was done, and nothing was counted. Wait as many seconds as the "Retry-After" header says and send the request again.',
  },
  internal: {
    status: 500,
    title: "Something failed on our side",
    detail: "The text was not kept. Send the request again; if it fails again, wait a minute before the next try.",
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** A field that is not as expected, named by its path in the request, such as `locked.2`. */
export interface FieldFault {
  readonly field: string;
  readonly detail: string;
}
