// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { createInstance } from "@amplitude/analytics-browser";
import { afterAll, describe, expect, test, vi } from "vitest";
import { settle } from "./fake-clock.ts";
import { amplitudeAnswers, fakeAmplitudeServer, type AmplitudeAnswer, type FakeAmplitudeServer } from "./fake-amplitude-server.ts";

/** Each page has a server of its own, told apart by the key that it sends. */
const servers = new Map<string, FakeAmplitudeServer>();

vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
  const request = new Request(new URL(path, location.href), init);
  const { api_key } = await request.clone().json();
  return servers.get(api_key)?.handle(request);
});
// What it says of its retries is no news here.
for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the SDK makes of an answer to two events: the code that each ends with, unless it keeps it to try again. */
async function fate(apiKey: string, answer: AmplitudeAnswer): Promise<readonly (number | "kept")[]> {
  const server = fakeAmplitudeServer();
  server.answerWith(...Array.from({ length: 5 }, () => answer));
  servers.set(apiKey, server);
  const client = createInstance();
  await client.init(apiKey, { serverUrl: "/amplitude", autocapture: false, fetchRemoteConfig: false, enableDiagnostics: false }).promise;
  const ends: (number | "kept")[] = ["kept", "kept"];
  for (const index of [0, 1]) void client.track(`event ${index}`).promise.then(({ code }) => (ends[index] = code));
  await vi.waitFor(() => expect(server.uploads).toHaveLength(1), { timeout: 50_000 });
  for (let turn = 0; turn < 20; turn += 1) await settle();
  const unsent: unknown[] = JSON.parse(localStorage.getItem(`AMP_unsent_${apiKey}`) ?? "[]");
  expect(unsent).toHaveLength(ends.filter((end) => end === "kept").length);
  return ends;
}

describe("the SDK takes the answers for what they say", () => {
  test.concurrent.each([
    ["accepted", [200, 200]],
    ["empty", [204, 204]],
    ["text", [200, 200]],
    ["missingField", [400, 400]],
    ["invalidKey", [400, 400]],
    ["invalidEvent", [400, "kept"]],
    ["codeless", ["kept", "kept"]],
    ["badRequest", ["kept", "kept"]],
    ["tooLarge", ["kept", "kept"]],
    ["throttled", ["kept", "kept"]],
    ["unavailable", ["kept", "kept"]],
    ["badGateway", ["kept", "kept"]],
    ["unreachable", ["kept", "kept"]],
  ] as const)("%s", async (name, ends) => {
    expect(await fate(name.slice(0, 10), amplitudeAnswers[name])).toEqual(ends);
  });
});

describe("the fake server", () => {
  const upload = (body: BodyInit, headers: HeadersInit = {}) =>
    new Request("https://site.example/amplitude", { method: "POST", body, headers });
  const body = JSON.stringify({ api_key: "key", events: [{ event_type: "one", insert_id: "1" }] });

  test("takes an insert id once, as Amplitude does", async () => {
    const server = fakeAmplitudeServer();
    await server.handle(upload(body));
    await server.handle(upload(body));
    expect(server.uploads).toHaveLength(2);
    expect(server.events).toHaveLength(1);
  });

  test("takes nothing that it does not accept, and then accepts again", async () => {
    const server = fakeAmplitudeServer();
    server.answerWith(amplitudeAnswers.unavailable);
    expect((await server.handle(upload(body))).status).toBe(503);
    expect(server.events).toEqual([]);
    expect((await server.handle(upload(body))).status).toBe(200);
    expect(server.events).toHaveLength(1);
  });

  test("answers nothing but uploads", async () => {
    expect((await fakeAmplitudeServer().handle(new Request("https://site.example/amplitude"))).status).toBe(405);
  });
});
