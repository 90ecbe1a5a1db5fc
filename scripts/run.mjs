// The two promised commands, and their siblings. Runs on any Node ≥ 20 with nothing installed:
// it brings pnpm, which brings Node 24 and everything else from the lockfile.
import { install } from "./install.mjs";
import { pnpm, run } from "./process.mjs";
import { serve } from "./serve.mjs";
import { summarise } from "./summary.mjs";

const turbo = (...args) => pnpm("exec", "turbo", "run", ...args);
const say = (sentence) => console.log(`\n▸ ${sentence}`);

const commands = {
  async start() {
    say("Building both sites (a minute the first time, seconds after that) …");
    await run(turbo("build", "--filter=./apps/*", "--output-logs=errors-only"));
    await serve();
  },
  async dev() {
    await run(turbo("dev", "--filter=./apps/*"));
  },
  async bench(args) {
    await run(turbo("build", "--filter=@prosewell/bench^...", "--output-logs=errors-only"));
    await run(pnpm("--filter", "@prosewell/bench", "bench", ...args));
  },
  test: () => check("test"),
  "test:full": () => check("test", "test:full"),
};

async function check(...tests) {
  say("Running lint, types, unit and browser tests (minutes the first time, seconds when nothing changed) …");
  const { code } = await run(
    turbo("lint", "typecheck", ...tests, "--continue=dependencies-successful", "--output-logs=new-only"),
    { mayFail: true },
  );
  process.exitCode = summarise(code);
}

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command "${name ?? ""}". Known: ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}

try {
  await install(say);
  await command(args);
} catch (error) {
  console.error(`\n✖ ${error.message}`);
  process.exitCode = 1;
}
