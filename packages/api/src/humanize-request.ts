import { strengths, tones, type Request as Humanize } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import * as v from "valibot";
import { isText } from "./is-text.ts";
import type { Limits } from "./limits.ts";
import { Problem } from "./problem.ts";
import type { FieldFault } from "./problems.ts";

const offset = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const locked = v.union([v.pipe(v.string(), v.nonEmpty()), v.strictTuple([offset, offset])]);

/** Unknown fields are ignored: an older server must answer a newer page. */
const schema = (limits: Limits) =>
  v.object({
    text: v.string(),
    tone: v.exactOptional(v.picklist(tones)),
    strength: v.exactOptional(v.picklist(strengths)),
    locked: v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(limits.words), v.array(locked))),
    engine: v.exactOptional(v.picklist(["embedded"])),
  });

const expected: Readonly<Record<string, string>> = {
  text: "must be a string: the text to rewrite",
  tone: `must be one of ${tones.join(", ")}`,
  strength: `must be one of ${strengths.join(", ")}`,
  locked: "must list words, or spans [start, end] in UTF-16 code units of the text, no more of them than a text may have words",
  engine: 'must be "embedded", the engine that this site runs',
};

/** Enough to mend a request by; a hostile one cannot make the answer long. */
const shownFaults = 20;

/** The request that a body asks for, and its words; throws the {@link Problem} that it has. */
export function parseHumanizeRequest(body: unknown, limits: Limits): { request: Humanize; words: number } {
  const parsed = v.safeParse(schema(limits), body);
  if (!parsed.success) {
    // Two faults in one span are one fault of its field.
    const faults = parsed.issues.map((issue) => fault(v.getDotPath(issue) ?? ""));
    throw invalid(faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index));
  }

  const request = parsed.output;
  const { text } = request;
  const outside = (request.locked ?? []).flatMap((lock, index) => {
    const isInside = typeof lock === "string" ? lock.length <= text.length : lock[0] < lock[1] && lock[1] <= text.length;
    return isInside ? [] : [fault(`locked.${index}`)];
  });
  if (outside.length > 0) throw invalid(outside);
  if (text.trim() === "") throw new Problem("empty_text");
  if (!isText(text)) throw new Problem("not_text");

  const words = countWords(text);
  if (words > limits.words) throw tooLong(words, limits.words);
  return { request, words };
}

/** Names the field, or the entry of a list, that a path into the body leads to. */
const fault = (path: string): FieldFault => {
  const [name = "", entry] = path.split(".");
  if (entry) return { field: `${name}.${entry}`, detail: "must be a word no longer than the text, or a span [start, end] with start < end that lies inside it" };
  return { field: name || "body", detail: expected[name] ?? 'must be a JSON object such as {"text": "…"}' };
};

function invalid(fields: readonly FieldFault[]): Problem {
  return new Problem("invalid_request", { members: { fields: fields.slice(0, shownFaults) } });
}

const count = (amount: number) => amount.toLocaleString("en");

function tooLong(words: number, limit: number): Problem {
  return new Problem("text_too_long", {
    detail: `The text has ${count(words)} words and one run takes ${count(limit)}. Nothing was rewritten: send the first ${count(limit)} words, or the text in parts.`,
    members: { words, limit },
  });
}
