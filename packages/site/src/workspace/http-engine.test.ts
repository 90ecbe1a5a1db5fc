import { createApi } from "@prosewell/api";
import { createDetector } from "@prosewell/detector";
import { createHumanizer } from "@prosewell/humanizer";
import { drain, engineContract } from "@prosewell/humanizer/testing";
import { openCounters } from "@prosewell/quota";
import { describe, expect, test } from "vitest";
import { exampleTexts } from "../pages/example-texts.ts";
import { createHttpDetect } from "./http-detect.ts";
import { createHttpEngine } from "./http-engine.ts";

const humanizer = await createHumanizer();
const texts = exampleTexts;
const plenty = 1_000_000;

const api = createApi({
  humanizer: async () => humanizer,
  detector: createDetector,
  counters: () => openCounters({ limits: { wordsPerDay: plenty, peoplePerAddress: 1, requestsPerMinute: plenty }, tell: () => {} }),
  addressOf: () => undefined,
  limits: { words: plenty, detectCharacters: 15_000, bodyBytes: plenty },
  origins: [],
});

/** The site's own API, without the line between. */
const ask: typeof fetch = async (path, init) => {
  const request = new Request(new URL(typeof path === "string" ? path : "", "https://prosewell.example"), init);
  return request.url.endsWith("/detect") ? api.detect(request) : api.humanize(request);
};

const engine = createHttpEngine(ask, () => "prosewell.example");

describe("an engine on our server", () => {
  engineContract({ test, expect }, { engine: () => engine, texts });

  test("gives what the one on the device gives", async () => {
    for (const text of texts) expect((await drain(engine, { text })).result).toEqual(humanizer.humanize({ text }));
  });

  test("is understood where the server is newer than the page, and answers with lines and fields that the page does not know", async () => {
    const newer: typeof fetch = async (...request) => {
      const lines = (await (await ask(...request)).text()).trimEnd().split("\n");
      return new Response(lines.flatMap((line) => ['{"type":"since","version":2}', line.replace("{", '{"since":2,')]).join("\n"));
    };
    const [text = ""] = texts;
    const { blocks, result } = await drain(createHttpEngine(newer), { text });
    expect(blocks.map((block) => block.text).join("")).toBe(result.text);
    expect(result).toMatchObject({ ...humanizer.humanize({ text }), since: 2 });
  });

  test("says where it sends the text", () => {
    expect(engine.abilities?.sendsTo).toBe("prosewell.example");
  });

  test("fails without a word of the text", async () => {
    const refused = createHttpEngine(async () => Response.json({ code: "internal" }, { status: 500 }));
    await expect(drain(refused, { text: "Zanzibar." })).rejects.toThrow(/^The server refused: internal\.$/u);
    const cut = createHttpEngine(async () => new Response('{"type":"start","words":1}\n'));
    await expect(drain(cut, { text: "Zanzibar." })).rejects.toThrow("ended before the result");
  });
});

test("a detector on our server says what the one on the device says", async () => {
  const { detect } = await createDetector();
  const text = texts.join(" ");
  expect(await createHttpDetect(ask)(text)).toEqual(detect(text));
  await expect(createHttpDetect(ask)("word ".repeat(4_000))).rejects.toThrow("longer than the server reads");
});
