import { expect, test } from "vitest";
import { fetchAhead } from "./fetch-ahead.ts";

/** A server that numbers its answers. */
function numbering() {
  const asked: string[] = [];
  const ask: typeof fetch = async (address, { method = "GET" } = {}) => {
    asked.push(`${method} ${typeof address === "string" ? address : ""}`);
    return new Response(`${asked.length}`);
  };
  return { asked, ask };
}

const textOf = async (answer: Promise<Response>) => (await answer).text();

test("what is asked for ahead is under way before anybody looks, serves the first look, and no second one", async () => {
  const { asked, ask } = numbering();
  const look = fetchAhead(["/api/usage", "/api/engines"], ask);
  expect(asked).toEqual(["GET /api/usage", "GET /api/engines"]);
  expect([await textOf(look("/api/engines")), await textOf(look("/api/usage"))]).toEqual(["2", "1"]);
  expect(asked).toHaveLength(2);
  expect(await textOf(look("/api/usage"))).toBe("3");
});

test("an answer is read to its end before anybody looks, so that its time cannot run out meanwhile", async () => {
  let isRead = false;
  const pull = (controller: ReadableStreamDefaultController) => {
    isRead = true;
    controller.close();
  };
  const look = fetchAhead(["/api/usage"], async () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { status: 503 }));
  await expect.poll(() => isRead).toBe(true);
  expect((await look("/api/usage")).status).toBe(503);
});

test("a wish for words is none of it, and is asked for by itself", async () => {
  const { asked, ask } = numbering();
  const look = fetchAhead(["/api/usage"], ask);
  expect(await textOf(look("/api/usage", { method: "POST" }))).toBe("2");
  expect(asked).toEqual(["GET /api/usage", "POST /api/usage"]);
});

test("what fails ahead fails for the first who looks, and troubles nobody else", async () => {
  const look = fetchAhead(["/api/usage", "/api/engines"], async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(look("/api/usage")).rejects.toThrow("Failed to fetch");
});
