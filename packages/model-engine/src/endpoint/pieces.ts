import { createParser } from "eventsource-parser";
import { EndpointFailure } from "./failure.ts";

/** A piece of an answer: some of its text, or why it ends. */
export interface Piece {
  readonly text: string;
  /** `stop`: it is complete; `length`: it was cut off; `filtered`: the endpoint would not go on. */
  readonly end?: "stop" | "length" | "filtered";
}

const field = (value: unknown, name: string): unknown => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined);

/** One event of a streamed answer, or a whole answer of a server that does not stream. */
function pieceOf(data: string): Piece {
  const event = parsed(data);
  if (field(event, "error") !== undefined) throw new EndpointFailure("unreachable", { mayRetry: true });
  const choice = field(field(event, "choices"), "0");
  const content = field(field(choice, "delta") ?? field(choice, "message"), "content");
  const reason = field(choice, "finish_reason");
  return {
    text: typeof content === "string" ? content : "",
    ...(typeof reason === "string" && { end: reason === "length" ? "length" : reason === "content_filter" ? "filtered" : "stop" }),
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new EndpointFailure("unusable", { mayRetry: true });
  }
}

/** The pieces of a response, as they come. Throws an {@link EndpointFailure} where they cannot be read, or break off. */
export async function* piecesOf(response: Response): AsyncGenerator<Piece, void, void> {
  if (/^application\/json/iu.test(response.headers.get("content-type") ?? "")) {
    yield pieceOf(await response.text());
    return;
  }
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) });
  const decoder = new TextDecoder();
  let hasEnded = false;
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of arrived.splice(0)) {
      if (data.trim() === "[DONE]") {
        hasEnded = true;
        continue;
      }
      const piece = pieceOf(data);
      hasEnded ||= piece.end !== undefined;
      yield piece;
    }
  }
  if (!hasEnded) throw new EndpointFailure("unreachable", { mayRetry: true });
}
