import { createServer } from "node:http";
import autocannon from "autocannon/package.json" with { type: "json" };
import { build } from "@prosewell/e2e/build";
import { serve } from "@prosewell/e2e/sites";
import type { Section } from "../report/section.ts";
import { answersPart } from "./answers-part.ts";
import { memoryPart } from "./memory-part.ts";
import { pacePart } from "./pace-part.ts";
import { apiKey } from "./requests.ts";
import { twicePart } from "./twice-part.ts";

/** Words without end, and one proxy in front, whose word for the address is taken. */
const amounts = { WORDS_PER_RUN: "3000", WORDS_PER_DAY: "1000000000", CHARACTERS_PER_DETECTION: "1000000", TRUSTED_PROXY_HOPS: "1" };

/** What both sites answer under load, as they run without the repository. */
export async function load(): Promise<Section> {
  await using finished = new AsyncDisposableStack();
  const upstream = await amplitude();
  finished.defer(upstream.stop);
  const built = await build("default", "load", { NEXT_PUBLIC_AMPLITUDE_API_KEY: apiKey, ...amounts });
  finished.defer(built.remove);
  const standard = await serve("default", { ...built.environment, AMPLITUDE_UPSTREAM_URL: `${upstream.origin}/2/httpapi` }, "standalone");
  finished.defer(() => standard.stop());
  const pro = await serve("pro", {}, "standalone");
  finished.defer(() => pro.stop());

  return {
    title: "Load",
    intro: `Both sites under their standalone servers, one process each, asked by autocannon ${autocannon.version} from the same machine, which so shares its cores among both ends. Words of the day and requests of a minute are not limited here; words are counted in SQLite as ever. The texts are our everyday passages.`,
    skipped: [],
    parts: [await answersPart({ default: standard.origin, pro: pro.origin }), await pacePart(standard.origin), await twicePart(standard.origin), await memoryPart(standard.origin, standard.pid)],
  };
}

/** Amplitude's end of the wire, which takes everything. */
async function amplitude() {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200, { "Content-Type": "application/json" }).end('{"code":200}'));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
