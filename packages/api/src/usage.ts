import * as v from "valibot";
import { readJson } from "./body.ts";
import { faultOfBody, parseFields } from "./fields.ts";
import { forPeople } from "./for-people.ts";
import type { Limits } from "./limits.ts";
import { noStore } from "./no-store.ts";
import { Problem } from "./problem.ts";
import type { Visit } from "./visit.ts";
import { reserveWords } from "./words.ts";

/** Says where the visitor stands, or reserves the words of a run on their own device. */
export const usage =
  (limits: Limits) =>
  async (http: Request, visit: Visit): Promise<Response> => {
    if (http.method !== "POST") return Response.json(await visit.quota.usage(visit.visitor), noStore);
    const words = await readWords(http, limits, 1);
    if (words > limits.words) throw tooMany(words, limits.words);
    return Response.json(await reserveWords(visit, words), noStore);
  };

/** Settles the reservation that the address names, by the words that the run has used. */
export const settle =
  (limits: Limits) =>
  async (http: Request, { quota, visitor }: Visit): Promise<Response> => {
    const words = await readWords(http, limits, 0);
    const settled = await quota.settle(visitor, new URL(http.url).pathname.split("/").at(-1) ?? "", words);
    if (!settled) {
      throw new Problem("not_found", {
        detail: "You have no such reservation open: it is settled already, or its day is over. Nothing was changed, and there is nothing to do.",
      });
    }
    return Response.json(settled, noStore);
  };

const example = '{"words": 250}';

async function readWords(http: Request, { bodyBytes }: Limits, least: number): Promise<number> {
  const schema = v.object({ words: v.pipe(v.number(), v.safeInteger(), v.minValue(least)) });
  const detail = `must be a whole number of words, ${least} or more`;
  const body = await readJson(http, bodyBytes, example);
  return parseFields(schema, body, (path) => (path ? { field: path, detail } : faultOfBody(example))).words;
}

const tooMany = (words: number, limit: number) =>
  new Problem("text_too_long", {
    detail: `One run takes ${forPeople(limit)} words, and these are ${forPeople(words)}. Nothing was counted: reserve the first ${forPeople(limit)}, or the text in parts.`,
    members: { words, limit },
  });
