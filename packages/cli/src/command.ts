import { embeddedEngine, modelEngine, strengths, tones, type Request } from "@prosewell/humanizer";
import { parseArgs } from "node:util";
import { badUsage } from "./failure.ts";

/** What the arguments ask for. */
export type Command =
  | { readonly name: "help" }
  | { readonly name: "version" }
  | { readonly name: "detect"; readonly input: Input }
  | { readonly name: "humanize"; readonly input: Input; readonly settings: Omit<Request, "text">; readonly engine: EngineName }
  | { readonly name: "humanize-files"; readonly batch: Batch; readonly settings: Omit<Request, "text">; readonly engine: EngineName };

const engines = [embeddedEngine, modelEngine] as const;

/** Who is to rewrite. */
export type EngineName = (typeof engines)[number];

/** Where a command reads, and in which form it answers. */
export interface Input {
  /** `undefined` for standard input. */
  readonly file: string | undefined;
  readonly format: "text" | "json" | "jsonl";
}

/** Documents to rewrite, and the folder that they go to. */
export interface Batch {
  readonly files: readonly string[];
  readonly out: string;
  readonly isTracked: boolean;
}

const options = {
  tone: { type: "string" },
  strength: { type: "string" },
  lock: { type: "string", multiple: true },
  engine: { type: "string" },
  out: { type: "string" },
  "tracked-changes": { type: "boolean" },
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
  const misplaced = name === "detect" && (["tone", "strength", "lock", "engine", "out", "tracked-changes"] as const).find((option) => values[option] !== undefined);
  if (misplaced) throw badUsage(`--${misplaced} belongs to humanize.`);
  if (rest.length > 0 && values.out === undefined) throw badUsage(`One file at a time: "${rest.join(" ")}" is too much${name === "humanize" ? " without --out DIR" : ""}.`);
  if (values.json && values.jsonl) throw badUsage("--json and --jsonl exclude each other.");
  if (values.lock?.includes("")) throw badUsage("--lock needs a word.");

  const input: Input = { file: file === "-" ? undefined : file, format: values.jsonl ? "jsonl" : values.json ? "json" : "text" };
  if (name === "detect") {
    return { name, input };
  }
  const settings = {
    tone: oneOf("--tone", tones, values.tone),
    strength: oneOf("--strength", strengths, values.strength),
    locked: values.lock ?? [],
  };
  const engine = oneOf("--engine", engines, values.engine ?? embeddedEngine);
  if (values.out === undefined) {
    if (values["tracked-changes"]) throw badUsage("--tracked-changes needs --out DIR.");
    return { name, input, settings, engine };
  }
  if (values.out === "") throw badUsage("--out needs a folder.");
  if (values.json || values.jsonl) throw badUsage("--out writes files; --json and --jsonl do not go with it.");
  if (file === undefined || file === "-") throw badUsage("--out needs files to read.");
  return { name: "humanize-files", batch: { files: [file, ...rest], out: values.out, isTracked: values["tracked-changes"] ?? false }, settings, engine };
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
