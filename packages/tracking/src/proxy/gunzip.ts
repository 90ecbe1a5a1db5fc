// A runtime may inflate a chunk whole before it hands anything on, up to a thousandfold.
const slice = 4_096;

/** Inflates only as fast as it is read, so that whoever stops reading a bomb has inflated little of it. */
export function gunzip(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const slices = slicesOf(chunks);
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const { done, value } = slices.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return source.pipeThrough(new DecompressionStream("gzip"));
}

function* slicesOf(chunks: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const chunk of chunks) {
    for (let start = 0; start < chunk.byteLength; start += slice) yield chunk.slice(start, start + slice);
  }
}
