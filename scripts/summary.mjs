import { existsSync, readdirSync, readFileSync } from "node:fs";
import { root } from "./process.mjs";

/** Adds up every package's test report, prints the closing line, and returns the exit code. */
export function summarise(code) {
  const reports = ["apps", "packages", "tooling"].flatMap((room) =>
    readdirSync(`${root}${room}`).flatMap((name) => {
      const folder = `${root}${room}/${name}/test-results`;
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter((file) => file.endsWith(".json"))
        .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
    }),
  );
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const passed = sum("numPassedTests");
  const failedTests = sum("numFailedTests");
  // A suite that did not load, a lint or a type error fails no single test, but it is a failure.
  const failed = code === 0 ? failedTests : Math.max(failedTests, 1);
  if (code !== 0 && failedTests === 0) console.error("\n✖ Lint, types, a build or a test file failed before a test could; see above.");
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
