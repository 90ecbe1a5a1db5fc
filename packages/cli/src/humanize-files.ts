import type { Engine, Request, Result } from "@prosewell/humanizer";
import type { OpenDocument } from "@prosewell/documents";
import { mkdir } from "node:fs/promises";
import type { Batch, EngineName } from "./command.ts";
import { loadEngine } from "./engine.ts";
import { exitCodes, Failure, badUsage } from "./failure.ts";
import { openFile } from "./open-file.ts";
import { Progress } from "./progress.ts";
import { mustBeApart, targetOf } from "./targets.ts";
import { writeWhole } from "./write-whole.ts";

type Settings = Omit<Request, "text">;

/** Rewrites files one after another into a folder; what is wrong with one does not keep the others. Gives the exit code. */
export async function humanizeFiles({ files, out, isTracked }: Batch, settings: Settings, name: EngineName): Promise<number> {
  await mustBeApart(files, out);
  await mkdir(out, { recursive: true }).catch((error: unknown) => {
    throw badUsage(`${out} cannot be made a folder (${error instanceof Error && "code" in error ? String(error.code) : "unknown"}).`);
  });
  const engine = await loadEngine(name);
  const progress = new Progress();
  const say = (line: string) => {
    progress.clear();
    process.stderr.write(`${line}\n`);
  };
  let failed = 0;
  let edits = 0;
  let words = 0;
  for (const [at, file] of files.entries()) {
    try {
      progress.show(at / files.length, file);
      const document = await openFile(file);
      const result = await rewrite(engine, document, settings, (share) => progress.show((at + share) / files.length, file));
      const target = targetOf(file, out);
      const made = await save(target, document, result, isTracked);
      edits += made;
      words += result.words.in;
      say(`${target}: ${counted(made, "edit")} in ${counted(result.words.in, "word")}${isTracked && !document.canTrack ? `; a .${document.writes} holds no tracked changes` : ""}.`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed += 1;
      say(`prosewell: ${error.message}`);
    }
  }
  progress.clear();
  say(`${counted(files.length - failed, "file")} written to ${out}, ${counted(edits, "edit")} in ${counted(words, "word")}${failed > 0 ? `; ${counted(failed, "file")} could not be read` : ""}.`);
  return failed > 0 ? exitCodes.unreadable : exitCodes.done;
}

async function rewrite(engine: Engine, { text, locked }: OpenDocument, settings: Settings, onProgress: (share: number) => void): Promise<Result> {
  const blocks = engine.rewrite({ ...settings, text, locked: [...(settings.locked ?? []), ...locked] });
  for (;;) {
    const step = await blocks.next();
    if (step.done) return step.value;
    onProgress(step.value.end / text.length);
  }
}

/** Writes the document with the edits in it, and tells how many it took. */
async function save(target: string, document: OpenDocument, { edits }: Result, isTracked: boolean): Promise<number> {
  const { bytes, refused } = document.write(edits, isTracked ? { tracked: { author: "Prosewell", date: new Date(), comments: true } } : {});
  await writeWhole(target, bytes);
  return edits.length - refused.length;
}

const counted = (count: number, thing: string) => `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}`;
