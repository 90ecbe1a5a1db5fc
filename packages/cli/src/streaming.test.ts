import { once } from "node:events";
import { expect, test } from "vitest";
import { ended, start } from "./spawn-bin.ts";

const line = (id: number) => `${JSON.stringify({ id, text: "We met on Monday — “früh”." })}\n`;

test("a line is answered before the next one is sent, and bytes may come in any pieces", async () => {
  const program = start("humanize", "--jsonl");
  const bytes = new TextEncoder().encode(line(1));
  for (const byte of bytes) program.stdin.write(Uint8Array.of(byte));
  const [first] = await once(program.stdout, "data");
  expect(JSON.parse(String(first))).toMatchObject({ id: 1, text: "We met on Monday — “früh”." });
  program.stdin.end(line(2));
  expect(await ended(program)).toMatchObject({ code: 0, errors: "" });
});

test("a reader that goes away ends the program without a word", async () => {
  const program = start("humanize", "--jsonl");
  program.stdin.on("error", () => {});
  const end = new Promise((resolve) => program.once("close", (code) => resolve(code)));
  let errors = "";
  program.stderr.on("data", (piece) => (errors += String(piece)));
  program.stdin.write(line(1));
  await once(program.stdout, "data");
  program.stdout.destroy();
  for (let id = 2; id < 200; id += 1) program.stdin.write(line(id));
  expect(await end).toBe(0);
  expect(errors).toBe("");
});

test("Ctrl-C ends it at once and without a stack", async () => {
  const program = start("humanize", "--jsonl");
  program.stdin.write(line(1));
  await once(program.stdout, "data");
  program.kill("SIGINT");
  expect(await ended(program)).toMatchObject({ signal: "SIGINT", errors: "" });
});
