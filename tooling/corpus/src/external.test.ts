import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { gzipSync } from "node:zlib";
import { external, marketOutputs } from "./external.ts";

const folder = mkdtempSync(join(tmpdir(), "corpus-"));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("a corpus is read from CORPUS_DIR, and is null where it is absent", () => {
  vi.stubEnv("CORPUS_DIR", folder);
  mkdirSync(join(folder, "humanizerbench"), { recursive: true });
  writeFileSync(join(folder, "humanizerbench/inputs.jsonl"), '{"id":"one","text":"A text."}\n');
  expect(external("humanizerbench")).toEqual([{ id: "one", text: "A text." }]);
  expect(external("llm-essays")).toBeNull();
  expect(marketOutputs()).toBeNull();
  writeFileSync(join(folder, "humanizerbench/market-outputs.jsonl.gz"), gzipSync('{"sample":"one","tool":"a","output":"The text."}\n'));
  expect(marketOutputs()).toEqual([{ sample: "one", tool: "a", output: "The text." }]);
});
