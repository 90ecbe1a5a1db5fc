import { version } from "../package.json";
import { parseCommand } from "./command.ts";
import { exitCodes, Failure } from "./failure.ts";
import { help } from "./help.ts";
import { isReaderGone, write } from "./write.ts";

// A failed write rejects where it was made; without a listener Node would end with a stack as well.
process.stdout.on("error", () => {});

try {
  // Each command brings what it needs, and no more: a tagger or a model is loaded once it is asked for.
  const command = parseCommand(process.argv.slice(2));
  if (command.name === "help") await write(help);
  else if (command.name === "version") await write(`${version}\n`);
  else if (command.name === "detect") await (await import("./detect.ts")).detect(command.input);
  else if (command.name === "humanize-files") process.exitCode = await (await import("./humanize-files.ts")).humanizeFiles(command.batch, command.settings, command.engine);
  else await (await import("./humanize.ts")).humanize(command.input, command.settings, command.engine);
} catch (error) {
  process.exitCode = fail(error);
}

function fail(error: unknown): number {
  if (isReaderGone(error)) return exitCodes.done;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`prosewell: ${message.replaceAll(/\s*\n\s*/gu, " ")}\n`);
  return error instanceof Failure ? error.exitCode : exitCodes.usage;
}
