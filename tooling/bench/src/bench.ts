import { publish } from "./report/section.ts";
import { sections } from "./sections.ts";

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
