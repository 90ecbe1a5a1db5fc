import { brotliCompressSync, gzipSync } from "node:zlib";
import { figure, sum } from "../report/figures.ts";

/** Bytes of files: as they are, and each packed by itself as a server packs it. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const packed = (body: Uint8Array): number => gzipSync(body, { level: 9 }).length;

/** Bytes of files that are each packed by gzip. */
export const packedBytes = (bodies: readonly Uint8Array[]): number => sum(bodies.map(packed));

const weightOf = (body: Uint8Array): Weight => ({
  raw: body.length,
  gzip: packed(body),
  brotli: brotliCompressSync(body).length,
});

export function weigh(bodies: readonly Uint8Array[]): Weight {
  const weights = bodies.map(weightOf);
  const total = (key: keyof Weight) => sum(weights.map((weight) => weight[key]));
  return { raw: total("raw"), gzip: total("gzip"), brotli: total("brotli") };
}

/** 1 KB = 1024 B. */
export const kilobytes = (bytes: number): string => figure(bytes / 1024);
