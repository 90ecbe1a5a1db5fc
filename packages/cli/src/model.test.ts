import { createHumanizer, type Result } from "@prosewell/humanizer";
import { fakeEndpoint, reworded } from "@prosewell/model-engine/testing";
import { afterAll, expect, test } from "vitest";
import { run } from "./spawn-bin.ts";

const endpoint = await fakeEndpoint(({ passage }, reply) => reply.say(reworded(passage)));
afterAll(() => endpoint.close());
const model = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "test", MODEL_API_KEY: "the-key", MODEL_CANDIDATES: "1" };
const text = "The mill at Alder ground 40 sacks of grain in the autumn of that year.\n";

test("--engine model asks the model that the environment names", async () => {
  const { code, out, errors } = await run(["humanize", "--engine", "model"], text, model);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(out).toBe("That mill at Alder ground 40 sacks of grain in that autumn of that year.\n");
  expect(endpoint.asked.at(-1)?.authorization).toBe("Bearer the-key");
});

test("JSON lines are answered by the model too, each with its proof", async () => {
  const { out } = await run(["humanize", "--engine", "model", "--jsonl"], `${JSON.stringify({ id: 1, text })}\n`, model);
  const result: Result = JSON.parse(out);
  expect(result).toMatchObject({ id: 1, engine: "model", proof: { lost: [], added: [] } });
});

test("without it nothing is sent, whatever the environment names", async () => {
  const before = endpoint.asked.length;
  const { out } = await run(["humanize"], text, model);
  expect(out).toBe((await createHumanizer()).humanize({ text }).text);
  expect(endpoint.asked).toHaveLength(before);
});

test.each([
  [["--engine", "oracle"], {}, "embedded, model"],
  [["--engine", "model"], {}, "MODEL_BASE_URL and MODEL_NAME"],
  [["--engine", "model"], { MODEL_BASE_URL: "http://127.0.0.1:9/v1" }, "MODEL_NAME must be set"],
])("%j with %j is bad usage, said in one line", async (args, variables, names) => {
  const { code, out, errors } = await run(["humanize", ...args], text, variables);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(errors).toMatch(/^prosewell: [^\n]+\n$/u);
  expect(errors).toContain(names);
});
