/**
 * What a stream holds, or `undefined` when it is more than `limit` bytes. It is read, and thrown away, as far as `patience` before
 * it is cancelled; never kept beyond the limit.
 */
export async function takeBytes(stream: ReadableStream<Uint8Array> | null, limit: number, patience = limit): Promise<Uint8Array[] | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength;
    if (bytes > patience) return undefined;
    if (bytes <= limit) chunks.push(chunk);
  }
  return bytes <= limit ? chunks : undefined;
}

/** Whether a stream holds no more than `limit` bytes. Nothing of it is kept, and little is read beyond the limit. */
export async function fits(stream: ReadableStream<Uint8Array>, limit: number): Promise<boolean> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > limit) return false;
  }
  return true;
}

/** Throws where the bytes are not UTF-8. */
export function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
}
