import * as v from "valibot";
import { Problem } from "./problem.ts";
import type { FieldFault } from "./problems.ts";

/** Enough to mend a request by; a hostile one cannot make the answer long. */
const shownFaults = 20;

/** The body as the schema has it; throws the {@link Problem} that names each field that is not, by `faultAt` its path. */
export function parseFields<Schema extends v.GenericSchema>(schema: Schema, body: unknown, faultAt: (path: string) => FieldFault): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  // Two faults in one span are one fault of its field.
  const faults = parsed.issues.map((issue) => faultAt(v.getDotPath(issue) ?? ""));
  throw invalidFields(faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index));
}

export const invalidFields = (fields: readonly FieldFault[]): Problem =>
  new Problem("invalid_request", { members: { fields: fields.slice(0, shownFaults) } });

/** What is wrong when it is not with a field: the body is of another kind. */
export const faultOfBody = (example: string): FieldFault => ({ field: "body", detail: `must be a JSON object such as ${example}` });
