import { strengths, tones, type Request } from "@prosewell/humanizer";
import { parseArgs } from "node:util";
import { badUsage } from "./failure.ts";

/** What the arguments ask for. */
export type Command =
  | { readonly name: "help" }
  | { readonly name: "version" }
  | { readonly name: "detect"; readonly input: Input }
  | { readonly name: "humanize"; readonly input: Input; readonly settings: Omit<Request, "text"> };

/** Where a command reads, and in which form it answers. */
export interface Input {
  /** `undefined` for standard input. */
  readonly file: string | undefined;
  readonly format: "text" | "json" | "jsonl";
}

const options = {
  tone: { type: "string" },
  strength: { type: "string" },
  lock: { type: "string", multiple: true },
  json: { type: "boolean" },
  jsonl: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

/** Throws a {@link Failure} that says what is wrong with them. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { name: "help" };
  if (values.version) return { name: "version" };

  const [name, file, ...rest] = positionals;
  if (name === undefined) throw badUsage("A command is missing: humanize or detect.");
  if (name !== "humanize" && name !== "detect") throw badUsage(`Unknown command "${name}"; it is humanize or detect.`);
  if (rest.length > 0) throw badUsage(`One file at a time: "${rest.join(" ")}" is too much.`);
  if (values.json && values.jsonl) throw badUsage("--json and --jsonl exclude each other.");
  if (values.lock?.includes("")) throw badUsage("--lock needs a word.");

  const input: Input = { file: file === "-" ? undefined : file, format: values.jsonl ? "jsonl" : values.json ? "json" : "text" };
  if (name === "detect") {
    const misplaced = (["tone", "strength", "lock"] as const).find((option) => values[option] !== undefined);
    if (misplaced) throw badUsage(`--${misplaced} belongs to humanize.`);
    return { name, input };
  }
  return {
    name,
    input,
    settings: {
      tone: oneOf("--tone", tones, values.tone),
      strength: oneOf("--strength", strengths, values.strength),
      locked: values.lock ?? [],
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = error instanceof Error ? error.message.split(". ") : [];
    throw badUsage(`${sentence.replaceAll(/\s*\n\s*/gu, " ").replace(/\.$/u, "")}.`);
  }
}

function oneOf<Name extends string>(option: string, names: readonly Name[], given = "standard"): Name {
  const found = names.find((name) => name === given);
  if (!found) throw badUsage(`${option} "${given}" is unknown; it is one of ${names.join(", ")}.`);
  return found;
}
