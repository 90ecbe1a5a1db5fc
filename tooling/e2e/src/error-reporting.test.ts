import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SideBuild, build } from "./build.ts";
import { useBrowser } from "./browser.ts";
import { type ServedSite, serve } from "./sites.ts";

const { open } = useBrowser();
const envelopes: string[] = [];
let service: Server;
let dsnHost: string;
let built: SideBuild;
let site: ServedSite;

/** Makes the tool's word count throw as it renders, with a message that quotes what was typed. */
const breakRendering = () => {
  Intl.PluralRules.prototype.select = () => {
    throw new Error('Cannot count "a secret sentence"');
  };
};

beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === "POST") envelopes.push(body);
      response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  dsnHost = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  built = await build("default", "reporting", { NEXT_PUBLIC_SENTRY_DSN: `http://key@${dsnHost}/1` });
  site = await serve("default", built.environment);
}, 240_000);

afterAll(async () => {
  await site.stop();
  await built.remove();
  service.close();
});

test("a render error is caught, reported without any text, and feedback is asked for only on a press (E1, E2)", async () => {
  const { page } = await open("about:blank");
  await page.addInitScript(breakRendering);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/embed/error-page/")) asked.push(request.url());
  });
  await page.goto(site.origin);
  const button = page.getByRole("button", { name: "Report feedback" });
  await button.waitFor();
  await expect.poll(() => envelopes.some((envelope) => envelope.includes("Cannot count"))).toBe(true);
  expect(envelopes.join()).not.toContain("a secret sentence");
  expect(asked).toEqual([]);

  await button.click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain(dsnHost);
});
