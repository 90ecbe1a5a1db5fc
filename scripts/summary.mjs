import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { root } from "./process.mjs";

/** Where each package's tests leave their reports. */
const folders = (from) =>
  ["apps", "packages", "tooling"]
    .flatMap((room) => readdirSync(`${from}${room}`).map((name) => `${room}/${name}`))
    .concat("scripts")
    .map((path) => `${from}${path}/test-results`);

/** Takes away what earlier runs left, so that only this run is counted; turbo brings back the reports of tasks that it skips. */
export function clearReports(from = root) {
  for (const folder of folders(from)) rmSync(folder, { recursive: true, force: true });
}

/** Adds up every package's report and what the run's own exit code says. */
export function summarise(code, from = root) {
  const reports = folders(from)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(file, "utf8")));
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const failedTests = sum("numFailedTests");
  // A suite that did not load, a lint or a type error fails no single test, but it is a failure.
  const besidesTests = code !== 0 && failedTests === 0;
  return { passed: sum("numPassedTests"), failed: besidesTests ? 1 : failedTests, besidesTests };
}
