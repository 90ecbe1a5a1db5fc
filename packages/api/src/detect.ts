import type { Detector } from "@prosewell/detector";
import * as v from "valibot";
import { readJson } from "./body.ts";
import { faultOfBody, parseFields } from "./fields.ts";
import { forPeople } from "./for-people.ts";
import type { Limits } from "./limits.ts";
import { noStore } from "./no-store.ts";
import { Problem } from "./problem.ts";
import { mustBeReadable } from "./readable.ts";
import type { TakeTurn } from "./turns.ts";

interface Tools {
  readonly load: () => Promise<Detector>;
  readonly limits: Limits;
  readonly takeTurn: TakeTurn;
}

const example = '{"text": "…"}';
const schema = v.object({ text: v.string() });

/** Judges the text of a request; its words are not counted. */
export const detect =
  ({ load, limits, takeTurn }: Tools) =>
  async (http: Request): Promise<Response> => {
    const body = await readJson(http, limits.bodyBytes, example);
    const { text } = parseFields(schema, body, (path) => (path ? { field: path, detail: "must be a string: the text to judge" } : faultOfBody(example)));
    mustBeReadable(text);
    if (text.length > limits.detectCharacters) throw tooLong(text.length, limits.detectCharacters);
    const { detect: judge } = await load();
    return takeTurn(async () => Response.json(judge(text), noStore));
  };

const tooLong = (characters: number, limit: number) =>
  new Problem("text_too_long", {
    detail: `The text has ${forPeople(characters)} characters and ${forPeople(limit)} are judged at once. Nothing was judged: send the first ${forPeople(limit)}, or the text in parts.`,
    members: { characters, limit },
  });
