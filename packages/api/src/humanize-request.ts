import { embeddedEngine, longestVoice, modelEngine, revealables, strengths, tones, type Request as Humanize } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import * as v from "valibot";
import { faultOfBody, invalidFields, parseFields } from "./fields.ts";
import { forPeople } from "./for-people.ts";
import type { Limits } from "./limits.ts";
import { Problem } from "./problem.ts";
import type { FieldFault } from "./problems.ts";
import { mustBeReadable } from "./readable.ts";

export const humanizeExample = '{"text": "…"}';

/** Who is to rewrite. */
type EngineName = typeof embeddedEngine | typeof modelEngine;

const offset = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const locked = v.union([v.pipe(v.string(), v.nonEmpty()), v.strictTuple([offset, offset])]);
const stretch = v.object({ start: offset, end: offset, strength: v.picklist(strengths) });

/** Unknown fields are ignored: an older server must answer a newer page. */
const schema = (limits: Limits, engines: readonly EngineName[]) =>
  v.object({
    text: v.string(),
    tone: v.exactOptional(v.picklist(tones)),
    strength: v.exactOptional(v.picklist(strengths)),
    locked: v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(limits.words), v.array(locked))),
    stretches: v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(limits.words), v.array(stretch))),
    engine: v.exactOptional(v.picklist(engines)),
    reveal: v.exactOptional(v.array(v.picklist(revealables))),
    voice: v.exactOptional(v.pipe(v.string(), v.maxLength(longestVoice))),
  });

const expected: Readonly<Record<string, string>> = {
  text: "must be a string: the text to rewrite",
  tone: `must be one of ${tones.join(", ")}`,
  strength: `must be one of ${strengths.join(", ")}`,
  locked: "must list words, or spans [start, end] in UTF-16 code units of the text, no more of them than a text may have words",
  stretches: `must list parts of the text at a strength of their own, such as {"start": 0, "end": 40, "strength": "strong"}, no more of them than a text may have words`,
  reveal: `must list what the language model may read as it stands, of ${revealables.join(", ")}`,
  voice: `must be a string of at most ${forPeople(longestVoice)} UTF-16 code units: a sample of the writer's own prose`,
};

/** What is expected of an entry of a list. */
const entries: Readonly<Record<string, string>> = {
  locked: "must be a word no longer than the text, or a span [start, end] with start < end that lies inside it",
  stretches: `must hold start < end, inside the text and in UTF-16 code units of it, and a strength: one of ${strengths.join(", ")}`,
  reveal: `must be one of ${revealables.join(", ")}`,
};

/** What a body asks for, of whom, and its words; throws the {@link Problem} that it has. A model can be asked only where there is one. */
export function parseHumanizeRequest(body: unknown, limits: Limits, hasModel = false): { engine: EngineName; request: Humanize; words: number } {
  const engines = hasModel ? [embeddedEngine, modelEngine] as const : [embeddedEngine] as const;
  const { engine = embeddedEngine, ...request } = parseFields(schema(limits, engines), body, (path) => (path === "engine" ? engineFault(engines) : fault(path)));
  const { text } = request;
  const outside = (request.locked ?? []).flatMap((lock, index) => {
    const isInside = typeof lock === "string" ? lock.length <= text.length : lock[0] < lock[1] && lock[1] <= text.length;
    return isInside ? [] : [fault(`locked.${index}`)];
  });
  for (const [index, { start, end }] of (request.stretches ?? []).entries()) {
    if (start >= end || end > text.length) outside.push(fault(`stretches.${index}`));
  }
  if (outside.length > 0) throw invalidFields(outside);
  mustBeReadable(text);
  const most = Math.floor(mostCompared / Math.max(1, text.length));
  if (lengthOf(request.locked) > most) throw invalidFields([{ field: "locked", detail: `must have no more than ${forPeople(most)} characters in all for a text of this length` }]);

  const words = countWords(text);
  if (words > limits.words) throw tooLong(words, limits.words);
  return { engine, request, words };
}

/**
 * Each lock is looked for at each place of the text, so that locks of one sign in a text of that sign alone would keep a processor
 * busy for minutes. The longest run of the public site may lock all of its text, or a thousand of its words.
 */
const mostCompared = 200_000_000;

const lengthOf = (locks: Humanize["locked"] = []) => locks.reduce((sum, lock) => sum + (typeof lock === "string" ? lock.length : lock[1] - lock[0]), 0);

/** Names the field, or the entry of a list, that a path into the body leads to. */
const fault = (path: string): FieldFault => {
  const [name = "", entry] = path.split(".");
  if (entry) return { field: `${name}.${entry}`, detail: entries[name] ?? expected[name] ?? "" };
  const detail = expected[name];
  return detail ? { field: name, detail } : faultOfBody(humanizeExample);
};

const engineFault = (engines: readonly EngineName[]): FieldFault => ({
  field: "engine",
  detail: `must be ${engines.map((name) => `"${name}"`).join(" or ")}, ${engines.length > 1 ? "the engines" : "the engine"} that this site runs`,
});

const tooLong = (words: number, limit: number) =>
  new Problem("text_too_long", {
    detail: `The text has ${forPeople(words)} words and one run takes ${forPeople(limit)}. Nothing was rewritten: send the first ${forPeople(limit)} words, or the text in parts.`,
    members: { words, limit },
  });
