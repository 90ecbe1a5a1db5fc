// "npm run audit" asks the registry for known faults of what is installed for the sites and the packages.
import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { environment, pnpm, root } from "./process.mjs";

/** What the registry says: how many faults of which weight, or why it says nothing. */
export async function advisories() {
  const [command, ...args] = pnpm("audit", "--prod", "--json");
  const output = await new Promise((resolve) => {
    execFile(command, args, { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => resolve(stdout || stderr));
  });
  return readAudit(output);
}

export function readAudit(output) {
  try {
    const { metadata, advisories: found = {} } = JSON.parse(output);
    if (metadata?.vulnerabilities) return { counts: metadata.vulnerabilities, found: Object.values(found).map(({ module_name: name, severity, title }) => `${severity}: ${name}: ${title}`) };
  } catch {
    // No JSON: the registry answered otherwise, or not at all.
  }
  return { silent: /AUDIT\w*|ENOTFOUND|ECONNREFUSED|fetch failed/u.exec(output)?.[0] ?? "no answer" };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { silent, counts, found = [] } = await advisories();
  if (silent) console.log(`The registry serves no advisories here (${silent}), so nothing is known of what is installed.`);
  else console.log([`Known faults: ${Object.entries(counts).map(([weight, count]) => `${count} ${weight}`).join(", ")}.`, ...found].join("\n"));
  if (counts && counts.high + counts.critical > 0) process.exitCode = 1;
}
