import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { raceProcesses } from "../testing/race-processes.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

test.each([1, 100])(
  "of 1,000 wishes at once from two processes, for %i people, exactly as many are granted as there are words, and a third finds them",
  async (people) => {
    const folder = await temporaryFolder();
    onTestFinished(() => rm(folder, { recursive: true }));
    expect(await raceProcesses(join(folder, "made", "quota.sqlite"), people)).toEqual({ granted: 700, left: 0 });
  },
);
