import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";
import type { Deliver, Report } from "./report.ts";

const first = { error: new Error("first") };
const second = { message: "second" };

/** A reporter that arrives, or fails to, when the test says so. */
function lateReporter() {
  const delivered: Report[] = [];
  const attempts: PromiseWithResolvers<Deliver>[] = [];
  const load = () => {
    const attempt = Promise.withResolvers<Deliver>();
    attempts.push(attempt);
    return attempt.promise;
  };
  const settle = async (act: (attempt: PromiseWithResolvers<Deliver>) => void) => {
    const attempt = attempts.at(-1);
    if (attempt) act(attempt);
    await new Promise(setImmediate);
  };
  return {
    load,
    delivered,
    attempts,
    arrive: () => settle(({ resolve }) => resolve((report) => void delivered.push(report))),
    fail: () => settle(({ reject }) => reject(new Error("no network"))),
  };
}

test("nothing is loaded until there is something to report", () => {
  const { load, attempts } = lateReporter();
  createQueue(load);
  expect(attempts).toHaveLength(0);
});

test("reports from before the reporter has loaded wait for it, in order", async () => {
  const reporter = lateReporter();
  const report = createQueue(reporter.load);
  report(first);
  report(second);
  expect(reporter.delivered).toEqual([]);
  await reporter.arrive();
  expect(reporter.delivered).toEqual([first, second]);
  expect(reporter.attempts).toHaveLength(1);
});

test("later reports go straight through", async () => {
  const reporter = lateReporter();
  const report = createQueue(reporter.load);
  report(first);
  await reporter.arrive();
  report(second);
  expect(reporter.delivered).toEqual([first, second]);
});

test("a reporter that did not load is tried again with the next report, and nothing is lost", async () => {
  const reporter = lateReporter();
  const report = createQueue(reporter.load);
  report(first);
  await reporter.fail();
  report(second);
  await reporter.arrive();
  expect(reporter.delivered).toEqual([first, second]);
});

test("one error that arrives by two ways is reported once", async () => {
  const reporter = lateReporter();
  const report = createQueue(reporter.load);
  report(first);
  report({ error: first.error });
  await reporter.arrive();
  expect(reporter.delivered).toEqual([first]);
});

test("a page that fails over and over stops reporting", async () => {
  const reporter = lateReporter();
  const report = createQueue(reporter.load);
  for (let count = 0; count < 1_000; count += 1) report({ message: `${count}` });
  await reporter.arrive();
  expect(reporter.delivered).toHaveLength(20);
});
