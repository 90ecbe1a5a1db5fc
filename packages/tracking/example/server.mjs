// Builds the page and serves it, with a server behind it that only pretends to be Amplitude. Nothing leaves the machine.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { fakeAmplitudeServer } from "../dist/testing/index.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const port = 4400;

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

const file = async (path, type) => new Response(await readFile(here(path)), { headers: { "content-type": type } });

async function answer(request) {
  const { pathname } = new URL(request.url);
  if (pathname === "/tracking/amplitude") return amplitude.handle(request);
  if (pathname === "/events") return Response.json(amplitude.events);
  if (pathname === "/") return file("index.html", "text/html");
  if (/^\/[\w-]+\.js$/.test(pathname)) return file(`dist${pathname}`, "text/javascript");
  return new Response("Not found", { status: 404 });
}

createServer(async (incoming, outgoing) => {
  const body = incoming.method === "POST" ? Readable.toWeb(incoming) : undefined;
  const { method, headers } = incoming;
  const response = await answer(new Request(`http://localhost:${port}${incoming.url}`, { method, headers, body, duplex: "half" }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}).listen(port, () => console.log(`http://localhost:${port}`)); // oxlint-disable-line no-console
