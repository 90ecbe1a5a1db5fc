import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { counted, event, fakeUpstream, proxyTo, streamed, upload } from "./test-client.ts";

const megabyte = 1_000_000;
const spaces = (bytes: number) => new Uint8Array(bytes).fill(32);

afterEach(() => vi.unstubAllGlobals());

/** Counts what the platform's gunzip hands on, and how much of it is asked for at once. */
function countInflated() {
  const Real = DecompressionStream;
  const count = { bytes: 0, mostAtOnce: 0, passes: 0 };
  vi.stubGlobal(
    "DecompressionStream",
    class {
      readable: ReadableStream<Uint8Array>;
      writable: WritableStream;
      constructor(format: CompressionFormat) {
        count.passes += 1;
        const real = new Real(format);
        const counting = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            count.bytes += chunk.byteLength;
            controller.enqueue(chunk);
          },
        });
        const feeding = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            count.mostAtOnce = Math.max(count.mostAtOnce, chunk.byteLength);
            controller.enqueue(chunk.slice());
          },
        });
        this.writable = feeding.writable;
        this.readable = feeding.readable.pipeThrough(real).pipeThrough(counting);
      }
    },
  );
  return count;
}

describe("a body over the limit", () => {
  test("is refused by its stated length before a byte is read", async () => {
    const { proxy } = await proxyTo(await fakeUpstream());
    const { count, stream } = counted(spaces(1_024));
    const response = await proxy(streamed(stream, { "Content-Length": "1000001" }));
    expect(response.status).toBe(413);
    expect(count.bytes).toBe(0);
  });

  test.each([undefined, "5", "-1", "many"])("that states the length %s is thrown away as it comes, and cut off after four times the limit", async (length) => {
    const { proxy } = await proxyTo(await fakeUpstream());
    const { count, stream } = counted(spaces(10_000), 1_000);
    const response = await proxy(streamed(stream, length === undefined ? {} : { "Content-Length": length }));
    expect(response.status).toBe(413);
    expect(count.bytes).toBeLessThanOrEqual(4 * megabyte + 20_000);
    expect(count.isCancelled).toBe(true);
  });

  test("is read to its end when that is not far, so that the sender gets to read the answer", async () => {
    const { proxy } = await proxyTo(await fakeUpstream());
    const { count, stream } = counted(spaces(10_000), 200);
    expect((await proxy(streamed(stream))).status).toBe(413);
    expect(count).toEqual({ bytes: 2 * megabyte, isCancelled: false });
  });

  test("is measured by maxBytes", async () => {
    const body = JSON.stringify(upload());
    const upstream = await fakeUpstream();
    const exact = await proxyTo(upstream, { maxBytes: body.length });
    const short = await proxyTo(upstream, { maxBytes: body.length - 1 });
    expect((await exact.post(body)).status).toBe(200);
    expect((await short.post(body)).status).toBe(413);
    expect(upstream.received).toHaveLength(1);
  });
});

describe("a gzipped body", () => {
  test("arrives inflated", async () => {
    const upstream = await fakeUpstream();
    const { post } = await proxyTo(upstream);
    const body = upload({ events: [event({ event_properties: { note: "ü".repeat(100_000) } })] });
    expect((await post(gzipSync(JSON.stringify(body)), { "Content-Encoding": "GZIP" })).status).toBe(200);
    expect(upstream.received[0]?.body.events[0]?.event_properties).toEqual({ note: "ü".repeat(100_000) });
    expect(upstream.received[0]?.headers["content-encoding"]).toBeUndefined();
  });

  test("that is a bomb of 64 MB is refused after no more than its limit has been inflated", async () => {
    const upstream = await fakeUpstream();
    const { post } = await proxyTo(upstream);
    const inflated = countInflated();
    const bomb = gzipSync(spaces(64 * megabyte));
    expect(bomb.byteLength).toBeLessThan(megabyte);
    expect((await post(bomb, { "Content-Encoding": "gzip" })).status).toBe(413);
    // What a runtime may inflate, a thousandfold, before the reader is heard.
    expect(inflated.mostAtOnce).toBe(4_096);
    expect(inflated.bytes).toBeGreaterThan(5 * megabyte);
    expect(inflated.bytes).toBeLessThan(10 * megabyte);
    expect(upstream.received).toEqual([]);
  });

  test("is kept in a second pass, once a first has found that it fits", async () => {
    const { post } = await proxyTo(await fakeUpstream());
    const inflated = countInflated();
    await post(gzipSync(spaces(6 * megabyte)), { "Content-Encoding": "gzip" });
    expect(inflated.passes).toBe(1);
    await post(gzipSync(JSON.stringify(upload())), { "Content-Encoding": "gzip" });
    expect(inflated.passes).toBe(3);
  });

  test("that is too large before it is inflated is not inflated at all", async () => {
    const { proxy } = await proxyTo(await fakeUpstream());
    const inflated = countInflated();
    const { stream } = counted(spaces(100_000), 20);
    expect((await proxy(streamed(stream, { "Content-Encoding": "gzip" }))).status).toBe(413);
    expect(inflated.bytes).toBe(0);
  });

  test.each([
    ["breaks off", gzipSync(JSON.stringify(upload())).subarray(0, 40)],
    ["is damaged", gzipSync(JSON.stringify(upload())).fill(0, 20, 40)],
    ["is empty", new Uint8Array()],
  ])("that %s is refused", async (_, body) => {
    const upstream = await fakeUpstream();
    const { post } = await proxyTo(upstream);
    expect((await post(body, { "Content-Encoding": "gzip" })).status).toBe(400);
    expect(upstream.received).toEqual([]);
  });

  test("thirty bombs at once are all refused, each within its limit", async () => {
    const { post } = await proxyTo(await fakeUpstream());
    const bomb = gzipSync(spaces(64 * megabyte));
    const inflated = countInflated();
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await post(bomb, { "Content-Encoding": "gzip" })).status));
    expect(new Set(statuses)).toEqual(new Set([413]));
    expect(inflated.bytes).toBeLessThan(30 * 10 * megabyte);
  });
});

/** Bytes of buffers that are still in use, once all else has been collected. */
async function bytesInUse(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  for (let round = 0; round < 5; round++) {
    await new Promise(setImmediate);
    collect();
  }
  return process.memoryUsage().arrayBuffers;
}

test("of forty bodies of 2 MB and forty bombs the proxy holds nothing once they are refused", async () => {
  const { proxy, post } = await proxyTo(await fakeUpstream());
  const bomb = gzipSync(spaces(64 * megabyte));
  const refuse = async () => {
    const large = await proxy(streamed(counted(spaces(10_000), 200).stream));
    expect([large.status, (await post(bomb, { "Content-Encoding": "gzip" })).status]).toEqual([413, 413]);
  };
  await refuse();
  const before = await bytesInUse();
  for (let count = 0; count < 40; count++) await refuse();
  expect((await bytesInUse()) - before).toBeLessThan(megabyte);
});
