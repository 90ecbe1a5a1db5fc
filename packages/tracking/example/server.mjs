// Builds the page and serves it: behind it the proxy, and behind that a server that only pretends to be Amplitude. Nothing
// leaves the machine.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { createAmplitudeProxy } from "../dist/proxy/index.js";
import { fakeAmplitudeServer } from "../dist/testing/index.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  config: false,
  entry: [here("main.js")],
  outDir: here("dist"),
  format: "esm",
  platform: "browser",
  noExternal: [/./],
  minify: true,
  silent: true,
});

const amplitude = fakeAmplitudeServer();
let proxy;

const file = async (path, type) => new Response(await readFile(here(path)), { headers: { "content-type": type } });

async function answer(request) {
  const { pathname } = new URL(request.url);
  if (pathname === "/tracking/amplitude") return proxy(request);
  if (pathname === "/2/httpapi") return amplitude.handle(request);
  if (pathname === "/events") return Response.json(amplitude.events);
  if (pathname === "/") return file("index.html", "text/html");
  if (/^\/[\w-]+\.js$/.test(pathname)) return file(`dist${pathname}`, "text/javascript");
  return new Response("Not found", { status: 404 });
}

const server = createServer(async (incoming, outgoing) => {
  const body = incoming.method === "POST" ? Readable.toWeb(incoming) : undefined;
  const { method, headers } = incoming;
  const response = await answer(new Request(new URL(incoming.url, origin()), { method, headers, body, duplex: "half" }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});

const origin = () => `http://localhost:${server.address().port}`;

// oxlint-disable-next-line node/no-process-env -- another port, where this one is taken
server.listen(process.env.PORT ?? 4400, () => {
  proxy = createAmplitudeProxy({ apiKey: "example", upstream: `${origin()}/2/httpapi` });
  console.log(origin()); // oxlint-disable-line no-console
});
