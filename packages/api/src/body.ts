import { Problem } from "./problem.ts";

/** The request's body as parsed JSON; refuses what is not JSON, with an example of what is, and stops reading at the limit. */
export async function readJson(request: Request, limit: number, example: string): Promise<unknown> {
  if (!/^\s*application\/json\s*(;|$)/iu.test(request.headers.get("content-type") ?? "")) {
    throw new Problem("unsupported_media_type", { detail: `Send an object such as ${example} with the header "Content-Type: application/json".` });
  }
  const source = decode(await readBytes(request, limit));
  try {
    return JSON.parse(source);
  } catch {
    throw new Problem("invalid_request", { detail: `The body is not valid JSON, so nothing was done. Send an object such as ${example}.` });
  }
}

/** How many times the limit is read, and thrown away, before the answer. */
const patience = 4;

async function readBytes(request: Request, limit: number): Promise<Uint8Array[]> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes <= limit) chunks.push(chunk);
      // A client that is cut off at once may see a broken connection in place of the answer; a hostile one is cut off.
      else if (bytes > patience * limit) throw tooLarge(limit);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("invalid_request", { detail: "The body ended before it was complete. Send the request again." });
  }
  if (bytes > limit) throw tooLarge(limit);
  return chunks;
}

function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
  } catch {
    throw new Problem("invalid_request", { detail: "The body is not UTF-8. Encode the JSON as UTF-8 and send it again." });
  }
}

const tooLarge = (limit: number) =>
  new Problem("text_too_long", {
    detail: `The request is larger than ${Math.floor(limit / 1024)} KB, so it was not read. Send the text in parts.`,
    members: { limit },
  });
