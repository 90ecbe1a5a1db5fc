import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SideBuild, build } from "./build.ts";
import { goTo, useBrowser } from "./browser.ts";
import { ask } from "./raw.ts";
import { serve, type StartedSite } from "./sites.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const { open } = useBrowser();
const patience = { timeout: 60_000 };
const apiKey = "key0123456789";

/** What only the server is to know. */
const secrets = {
  MODEL_API_KEY: "sk-secret-of-the-model",
  QUOTA_SECRET: "secret-of-the-cookies-0123456789abcdef",
  MODEL_NAME: "name-of-the-model",
};
/** The names of all that no page is told, as the reference of the environment lists them. */
const serverNames = [...readFileSync(new URL("../../../docs/environment.md", import.meta.url), "utf8").matchAll(/^\| `(?!NEXT_PUBLIC_)([A-Z_]+)`(?:.*\|){4}$/gmu)].map(([, name = ""]) => name);

const envelopes: string[] = [];
const events: string[] = [];
let service: Server;
let host: string;
let built: SideBuild;
let site: StartedSite;

/** Makes the tool's word count throw as it renders, with a message that quotes what was typed. */
const breakRendering = () => {
  Intl.PluralRules.prototype.select = () => {
    throw new Error('Cannot count "a secret sentence"');
  };
};

// The reporting service, Amplitude, and a model that fails and says with what, in one.
beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
      if (request.url?.startsWith("/v1/")) return response.writeHead(500, cors).end(body);
      if (request.url?.startsWith("/api/embed/")) return response.writeHead(200, { ...cors, "Content-Type": "text/javascript" }).end("globalThis.dialog = 'open'");
      if (request.method === "POST") (request.url === "/2/httpapi" ? events : envelopes).push(body);
      return response.writeHead(200, { ...cors, "Content-Type": "application/json" }).end('{"code":200}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const environment = {
    ...secrets,
    NEXT_PUBLIC_SENTRY_DSN: `http://key@${host}/1`,
    NEXT_PUBLIC_AMPLITUDE_API_KEY: apiKey,
    AMPLITUDE_UPSTREAM_URL: `http://${host}/2/httpapi`,
    MODEL_BASE_URL: `http://${host}/v1`,
    MODEL_CANDIDATES: "1",
  };
  built = await build("default", "reporting", environment);
  site = await serve("default", { ...environment, ...built.environment });
}, 600_000);

afterAll(async () => {
  await site.stop();
  await built.remove();
  service.close();
});

test("a render error is caught, reported without any text, and feedback is asked for only on a press, and then comes (E1, E2)", async () => {
  const { page } = await open("about:blank");
  await page.addInitScript(breakRendering);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/embed/error-page/")) asked.push(request.url());
  });
  await page.goto(site.origin);
  await workspace(page).input.fill("Three short words.");
  const button = page.getByRole("button", { name: "Report feedback" });
  await button.waitFor();
  await expect.poll(() => envelopes.some((envelope) => envelope.includes("Cannot count"))).toBe(true);
  expect(envelopes.join()).not.toContain("a secret sentence");
  expect(asked).toEqual([]);

  await button.click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain(host);
  await expect.poll(() => page.evaluate(() => (globalThis as { dialog?: string }).dialog)).toBe("open");
});

/** A word that stands nowhere else. */
const canary = "heliotropecanary";
const passage = `It is important to note that the ${canary} of Anna Bell utilizes 40 tools in order to sing. Moreover, it sings all day. `.repeat(4);

/** The text in every place of a request that a person or a program could put it into. */
const withCanary = (): Parameters<typeof ask>[] => {
  const json = { "Content-Type": "application/json", Cookie: `a=${canary}`, Referer: `https://a.example/${canary}`, "User-Agent": canary, "X-Note": canary, "Next-Action": canary };
  const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}): Parameters<typeof ask> => [site.origin, path, { method: "POST", headers: { ...json, ...headers }, body }];
  const upload = (members: object) => JSON.stringify({ api_key: apiKey, events: [{ event_type: canary }], ...members });
  const fromPage = { "Sec-Fetch-Site": "same-origin" };
  return [
    post("/api/humanize", JSON.stringify({ text: passage, locked: [canary] })),
    post("/api/humanize", JSON.stringify({ text: passage, engine: "model" })),
    post("/api/humanize", JSON.stringify({ text: passage, engine: "model" }), { Accept: "application/x-ndjson" }),
    post("/api/humanize", JSON.stringify({ text: passage }), { Accept: "application/x-ndjson" }),
    post("/api/humanize", `{"text": "${canary}`),
    post("/api/humanize", JSON.stringify({ text: canary, tone: canary, [canary]: canary, locked: [[canary]] })),
    post("/api/humanize", JSON.stringify({ text: `${canary} `.repeat(3_000) })),
    post("/api/humanize", JSON.stringify({ text: passage }), { Origin: `https://${canary}.example` }),
    post("/api/humanize", gzipSync(passage), { "Content-Encoding": "gzip" }),
    post("/api/humanize", canary, { "Content-Type": canary }),
    post("/api/detect", JSON.stringify({ text: passage })),
    post("/api/detect", JSON.stringify({ text: { [canary]: canary } })),
    post("/api/usage", JSON.stringify({ words: canary })),
    post(`/api/usage/${canary}`, '{"words": 1}'),
    post(`/api/${canary}?text=${canary}`, passage),
    post(`/methods?text=${canary}`, passage, { "Content-Type": "application/x-www-form-urlencoded" }),
    [site.origin, `/${canary}/%zz?text=${canary}`, {}],
    [site.origin, `/?text=${canary}`, { headers: { RSC: "1", "Next-Router-State-Tree": canary, "Next-Url": `/${canary}` } }],
    post("/tracking/amplitude", upload({ api_key: canary }), fromPage),
    post("/tracking/amplitude", upload({ events: [{ [canary]: canary }] }), fromPage),
    post("/tracking/amplitude", upload({ host: canary }), fromPage),
    post("/tracking/amplitude", canary, fromPage),
    post("/tracking/amplitude", upload({}), { Origin: `https://${canary}.example` }),
  ];
};

test("a text leaves no trace in the server's output, in a report, in an event or on the wire, whether it is rewritten, judged, refused or in the way of an error", async () => {
  const { page, context } = await open("about:blank");
  const wire: string[] = [];
  context.on("request", (request) => wire.push(JSON.stringify([request.url(), request.headers(), request.postData()])));
  await goTo(page, site.origin);
  await page.getByRole("button", { name: "Accept all" }).click();
  await page.locator("input[type=file]").first().setInputFiles({ name: `${canary}.exe`, mimeType: "text/plain", buffer: Buffer.from(canary) });
  await page.getByText(`“${canary}.exe”`).first().waitFor();
  await humanizePassage(page, passage);
  await workspace(page).copy.click();
  await goTo(page, `${site.origin}/ai-detector`);
  await workspace(page).input.fill(passage);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("link", { name: "Humanize this text" }).waitFor(patience);
  const reported = envelopes.length;
  await page.evaluate(([words = "", word = ""]) => {
    // Of a long text V8 quotes no more than how it begins.
    setTimeout(() => JSON.parse(word));
    setTimeout(() => new RegExp(`${words}(`, "u"));
    void Promise.reject(new TypeError(`Cannot read “x” of "${words}"`));
  }, [passage, canary]);
  await expect.poll(() => envelopes.slice(reported).join(), patience).toMatch(/SyntaxError[\s\S]*TypeError|TypeError[\s\S]*SyntaxError/u);
  await expect.poll(() => events.join(), patience).toMatch(/humanize_finished/u);
  expect(wire.filter((request) => request.includes(canary))).toEqual([]);

  for (const request of withCanary()) expect((await ask(...request)).status).toBeLessThan(500);
  expect(events.join()).toContain("page_view");
  expect({ output: site.said().includes(canary), reports: envelopes.join().includes(canary), events: events.join().includes(canary) }).toEqual({ output: false, reports: false, events: false });
  expect(site.said()).not.toMatch(/sk-secret|secret-of-the-cookies/u);
});

test("what a browser is given holds no value that only the server is to know, nor the name of one, and no map to our sources", async () => {
  const files = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const scripts = await files(join(built.folder, "static"));
  const pages = (await files(join(built.folder, "server/app"))).filter((name) => /\.(?:html|rsc|body|txt)$/u.test(name));
  expect([scripts.length > 20, pages.length > 7]).toEqual([true, true]);
  expect(serverNames).toEqual(expect.arrayContaining([...Object.keys(secrets), "SENTRY_AUTH_TOKEN", "QUOTA_URL"]));
  // The framework leaves one that maps nothing.
  const maps = await Promise.all(scripts.filter((name) => name.endsWith(".map")).map(async (name) => JSON.parse(await readFile(name, "utf8")) as { sources: string[]; sections?: unknown[] }));
  expect(maps.filter(({ sources, sections = [] }) => sources.length > 0 || sections.length > 0)).toEqual([]);
  const told: string[] = [];
  for (const name of [...scripts, ...pages]) {
    const content = await readFile(name, "latin1");
    if ([...serverNames, ...Object.values(secrets)].some((secret) => content.includes(secret)) || content.includes(`${host}/v1`)) told.push(name);
  }
  expect(told).toEqual([]);
});
