import { expect, test, vi } from "vitest";
import { createAmplitudeProxy } from "./amplitude-proxy.ts";
import { address, apiKey, fromPage, upload } from "./test-client.ts";

test.each([
  ["US", undefined, "https://api2.amplitude.com/2/httpapi"],
  ["EU", undefined, "https://api.eu.amplitude.com/2/httpapi"],
  ["EU", "http://127.0.0.1:9/upstream", "http://127.0.0.1:9/upstream"],
] as const)("the region %s with the upstream %s sends to %s, whatever path is asked for", async (region, upstream, expected) => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 200 }));
  const proxy = createAmplitudeProxy({ apiKey, region, upstream });
  for (const path of ["", "/2/httpapi", "/%2e%2e/batch?host=evil.example", "//evil.example"]) {
    const response = await proxy(new Request(address + path, { method: "POST", headers: { ...fromPage, Host: "evil.example", "X-Forwarded-Host": "evil.example" }, body: JSON.stringify(upload()) }));
    expect(response.status).toBe(200);
  }
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([expected, expected, expected, expected]);
  fetch.mockRestore();
});

test.each([
  ["no key", { apiKey: " " }, /apiKey/u],
  ["an upstream that is no address", { apiKey, upstream: "" }, /upstream/u],
  ["an upstream of another protocol", { apiKey, upstream: "file:///etc/passwd" }, /upstream/u],
  ["an origin with a path", { apiKey, allowedOrigins: ["https://prosewell.example/"] }, /no origin/u],
  ["an origin without a protocol", { apiKey, allowedOrigins: ["prosewell.example"] }, /no origin/u],
  ["the origin of a sandboxed frame", { apiKey, allowedOrigins: ["null"] }, /no origin/u],
])("%s is told when the proxy is made, not at the first event", (_, options, message) => {
  expect(() => createAmplitudeProxy(options)).toThrow(message);
});
