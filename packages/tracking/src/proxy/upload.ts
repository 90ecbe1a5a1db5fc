import { Refusal } from "./refusal.ts";

/** Most events in a request; Amplitude itself takes 2,000. */
export const maxEvents = 1_000;

/** What may be sent on of a request. */
export interface Upload {
  readonly events: number;
  readonly body: string;
}

/** Names, at the top of a body or in its options, by which a relay could be told where to send it. */
const destination = /^(?:(?:server|base|upstream)?_?ur[il]|path|host(?:name)?|endpoint|upstream|server_?zone)$/iu;

/**
 * Takes from a request's text what Amplitude is to have, and nothing else: every event, with the address that we trust in place of
 * the one that it claims. Throws the {@link Refusal} that the text deserves.
 */
export function readUpload(text: string, apiKey: string, ip: string | undefined): Upload {
  const upload = orMalformed((): unknown => JSON.parse(text));
  if (!isRecord(upload)) throw new Refusal("malformed");
  if (upload.api_key !== apiKey) throw new Refusal("wrong_key");

  const { options } = upload;
  const names = [...Object.keys(upload), ...Object.keys(isRecord(options) ? options : {})];
  if (names.some((name) => destination.test(name))) throw new Refusal("names_destination");

  const events = eventsOf(upload);
  const body = {
    api_key: apiKey,
    events: events.map((event) => ({ ...event, ip })),
    options: isRecord(options) && typeof options.min_id_length === "number" ? { min_id_length: options.min_id_length } : undefined,
    client_upload_time: typeof upload.client_upload_time === "string" ? upload.client_upload_time : undefined,
  };
  // What is nested deeply enough can be parsed and not be written again.
  return { events: events.length, body: orMalformed(() => JSON.stringify(body)) };
}

function eventsOf({ events }: Readonly<Record<string, unknown>>): readonly object[] {
  if (!Array.isArray(events) || events.length === 0) throw new Refusal("malformed");
  if (events.length > maxEvents) throw new Refusal("too_many_events");
  const invalid = events.flatMap((event, index) => (isEvent(event) ? [] : [index]));
  if (invalid.length > 0) throw new Refusal("invalid_events", { events_with_invalid_fields: { event_type: invalid } });
  return events;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEvent = (value: unknown): boolean =>
  isRecord(value) && typeof value.event_type === "string" && value.event_type.trim() !== "" && value.event_type.length <= 1_024;

function orMalformed<Value>(make: () => Value): Value {
  try {
    return make();
  } catch {
    throw new Refusal("malformed");
  }
}
