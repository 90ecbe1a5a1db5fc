import { problems, type FieldFault, type ProblemCode } from "./problems.ts";

interface Particulars {
  readonly detail?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Members that the answer carries beside the standard ones. */
  readonly members?: Readonly<Record<string, number | string | readonly FieldFault[]>>;
}

/** Thrown to answer a request with an `application/problem+json` body (RFC 9457, E4). */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly particulars: Particulars;

  constructor(code: ProblemCode, particulars: Particulars = {}) {
    super(particulars.detail ?? problems[code].detail);
    this.name = "Problem";
    this.code = code;
    this.particulars = particulars;
  }

  toResponse(): Response {
    const { status, title } = problems[this.code];
    const { headers, members } = this.particulars;
    const body = { type: `urn:prosewell:problem:${this.code}`, title, status, detail: this.message, code: this.code, ...members };
    return new Response(JSON.stringify(body), {
      status,
      headers: { ...headers, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
    });
  }
}
