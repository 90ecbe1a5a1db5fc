// The two promised commands, and their siblings. Runs on any Node ≥ 20 with nothing installed:
// it brings pnpm, which brings Node 24 and everything else from the lockfile.
import { install } from "./install.mjs";
import { mustBeFree } from "./ports.mjs";
import { pnpm, run } from "./process.mjs";
import { say } from "./say.mjs";
import { serve } from "./serve.mjs";
import { shells } from "./shells.mjs";
import { heedSignals, stopped } from "./stop.mjs";
import { clearReports, summarise } from "./summary.mjs";

const turbo = (...args) => pnpm("exec", "turbo", "run", ...args);

const commands = {
  start: () => start("next"),
  "start:standalone": () => start("standalone"),
  async build(args) {
    await install(stopped);
    await run(turbo("build", ...(args.length > 0 ? args : ["--filter=./apps/*"]), "--output-logs=errors-only"), { stopped });
  },
  async dev() {
    await install(stopped);
    await run(turbo("dev", "--filter=./apps/*...", "--filter=@prosewell/workshop..."), { stopped });
  },
  async bench(args) {
    await install(stopped);
    await run(turbo("build", "--filter=@prosewell/bench^...", "--output-logs=errors-only"), { stopped });
    await run(pnpm("--filter", "@prosewell/bench", "bench", ...args), { stopped });
  },
  // It publishes by pnpm, which a machine need not have, and which writes the versions of our own packages into each other.
  async "release:publish"() {
    await install(stopped);
    await run(pnpm("exec", "changeset", "publish"), { stopped });
  },
  test: (args) => check(["test"], args),
  "test:full": (args) => check(["test", "test:full"], args),
};

/** Builds both sites and serves them, until somebody stops us. */
async function start(server) {
  const sites = shells(server);
  const ports = sites.map(({ port }) => port);
  await mustBeFree(ports);
  say("Building both sites (a minute the first time, seconds after that) …");
  await commands.build([]);
  await mustBeFree(ports);
  await serve(sites, stopped);
}

/** Lint, types and tests of every package, or of those that turbo's own options choose. */
async function check(tests, options) {
  await install(stopped);
  say("Running lint, types, unit and browser tests (minutes the first time, seconds when nothing changed) …");
  clearReports();
  const tasks = turbo("lint", "typecheck", "check", ...tests, "--continue=dependencies-successful", "--output-logs=new-only", ...options);
  const { passed, failed, besidesTests } = summarise(await run(tasks, { stopped, mayFail: true }));
  if (besidesTests) console.error("\n✖ Lint, types, a build or a test file failed before a test could; see above.");
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command "${name ?? ""}". Known: ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}

heedSignals();
try {
  await command(args);
} catch (error) {
  if (!stopped.aborted) console.error(`\n✖ ${error.message}`);
  process.exitCode = stopped.aborted ? stopped.reason : 1;
}
