import { expect, test, vi } from "vitest";
import { hereOrThere } from "./here-or-there.ts";

const missing = () => Promise.reject(new Error("Worker is not defined"));
const up = async () => new Response();

test("what starts on the device is taken, and nobody is asked", async () => {
  const ask = vi.fn<typeof fetch>();
  expect(await hereOrThere(async () => "here", ask)).toBe("here");
  expect(ask).not.toHaveBeenCalled();
});

test("what cannot start is left to a server that is there", async () => {
  expect(await hereOrThere(missing, up)).toBeNull();
  expect(await hereOrThere(async () => { throw new ReferenceError("Worker is not defined"); }, up)).toBeNull();
});

test.each([
  ["cannot be reached", () => Promise.reject(new Error("offline"))],
  ["is not well", async () => new Response(null, { status: 500 })],
])("with a server that %s the failure is the device's", async (_, ask) => {
  await expect(hereOrThere(missing, ask)).rejects.toThrow("Worker is not defined");
});
