import { constants } from "node:os";
import { publish } from "./report/section.ts";
import { sections } from "./sections.ts";

// To end is to stop every server and browser that was started: each listens for our exit.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]));

const asked = process.argv.slice(2).filter((argument) => argument !== "--");
const names = asked.length > 0 ? asked : Object.keys(sections);
const unknown = names.filter((name) => !(name in sections));

if (unknown.length > 0) {
  process.stderr.write(`Unknown section ${unknown.join(", ")}. Known: ${Object.keys(sections).join(", ")}.\n`);
  process.exitCode = 1;
} else {
  for (const name of names) {
    process.stderr.write(`▸ ${name} …\n`);
    // oxlint-disable-next-line no-await-in-loop -- sections must not disturb one another's times
    const section = await sections[name]?.();
    if (section) publish(name, section);
  }
}
