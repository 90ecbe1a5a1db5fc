import { createHumanizer } from "@prosewell/humanizer";
import { version } from "../package.json";
import { parseCommand } from "./command.ts";
import { exitCodes, Failure } from "./failure.ts";
import { help } from "./help.ts";
import { humanize } from "./humanize.ts";
import { isReaderGone, write } from "./write.ts";

// A failed write rejects where it was made; without a listener Node would end with a stack as well.
process.stdout.on("error", () => {});

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === "help") await write(help);
  else if (command.name === "version") await write(`${version}\n`);
  else await humanize(await createHumanizer(), command);
} catch (error) {
  process.exitCode = fail(error);
}

function fail(error: unknown): number {
  if (isReaderGone(error)) return exitCodes.done;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`prosewell: ${message.replaceAll(/\s*\n\s*/gu, " ")}\n`);
  return error instanceof Failure ? error.exitCode : exitCodes.usage;
}
