import { answer } from "./answer.ts";
import { refusals, type RefusalCode } from "./refusals.ts";

/** Members that an answer carries beside `code` and `error`. */
interface Members {
  readonly throttled_events?: readonly number[];
  readonly events_with_invalid_fields?: Readonly<Record<string, readonly number[]>>;
}

/** Thrown to answer a request in Amplitude's place. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly members: Members;
  /** For the log: the name or code of the failure behind it. */
  readonly reason: string | undefined;

  constructor(code: RefusalCode, members: Members = {}, reason?: string) {
    super(refusals[code].error);
    this.name = "Refusal";
    this.code = code;
    this.members = members;
    this.reason = reason;
  }

  toResponse(): Response {
    const { status, ...kind } = refusals[this.code];
    const response = answer(status, JSON.stringify({ code: status, ...kind, ...this.members }));
    if (this.code === "method_not_allowed") response.headers.set("Allow", "POST");
    return response;
  }
}

/** The indexes of all events of a request, as `throttled_events` lists those that the SDK is to keep. */
export const all = (events: number): number[] => Array.from({ length: events }, (_, index) => index);
