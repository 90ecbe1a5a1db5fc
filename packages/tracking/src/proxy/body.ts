import { decode, fits, takeBytes } from "./bytes.ts";
import { gunzip } from "./gunzip.ts";
import { Refusal } from "./refusal.ts";

/** `text/plain` is what a beacon sends. */
const mediaType = /^\s*(?:application\/json|text\/plain)\s*(?:;|$)/iu;

// A client that is cut off at once may see a broken connection in place of the answer; a hostile one is cut off.
const patience = 4;

/** How much larger than a body its gunzipped content may be. */
const inflation = 5;

/** Refuses by their headers the requests whose body is not worth reading. */
export function checkHeaders(headers: Headers, maxBytes: number): void {
  if (!mediaType.test(headers.get("content-type") ?? "")) throw new Refusal("unsupported_media_type");
  if (!["identity", "gzip"].includes(encoding(headers))) throw new Refusal("unsupported_media_type");
  if (Number(headers.get("content-length")) > maxBytes) throw new Refusal("too_large");
}

/** The request's body as text; refuses what is too large, before or after it is gunzipped, and what is not text. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  try {
    const body = sized(await takeBytes(request.body, maxBytes, patience * maxBytes));
    return decode(encoding(request.headers) === "gzip" ? await inflate(body, inflation * maxBytes) : body);
  } catch (error) {
    // Else it broke off, is no gzip, or is no text.
    throw error instanceof Refusal ? error : new Refusal("malformed");
  }
}

/** Measured before it is kept: bombs that come at once would each hold the limit. */
const inflate = async (body: readonly Uint8Array[], limit: number) =>
  sized((await fits(gunzip(body), limit)) ? await takeBytes(gunzip(body), limit) : undefined);

const encoding = (headers: Headers) => headers.get("content-encoding")?.trim().toLowerCase() || "identity";

function sized(chunks: Uint8Array[] | undefined): Uint8Array[] {
  if (!chunks) throw new Refusal("too_large");
  return chunks;
}
