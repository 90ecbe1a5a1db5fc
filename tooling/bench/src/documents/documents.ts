import { readFileSync } from "node:fs";
import { exportText } from "@prosewell/documents/export";
import { build } from "@prosewell/e2e/build";
import { launchChromium } from "@prosewell/e2e/chromium";
import { documentFixture } from "@prosewell/e2e/document-fixture";
import { serve } from "@prosewell/e2e/sites";
import { countWords } from "@prosewell/prose";
import type { Browser } from "playwright-core";
import { figure, median, sum } from "../report/figures.ts";
import type { Part, Section } from "../report/section.ts";
import { withFile } from "../size/arrivals.ts";
import { kilobytes, packedBytes } from "../size/weight.ts";
import { measureBare } from "../workspace/long-text.ts";
import { longestOwn, type Tasks } from "../workspace/tasks.ts";
import { textOf } from "../text-of.ts";
import { type File, openPage, readyPage, type Step, steps, timeDocument, watchDocument } from "./long-document.ts";
import type { Peak } from "./memory.ts";

const rounds = 3;
const pages = 200;
/** Of a page of plain prose, as word processors set it. */
const wordsPerPage = 500;

const named: Readonly<Record<Step, string>> = { open: "opened", rewrite: "rewritten, until the review is there", save: "saved, with every edit in it" };
const bars = { seconds: 5, milliseconds: 50, megabytes: 500 };

/** A long document in the browser, with the limits raised, and what comes with a file of each kind. */
export async function documents(): Promise<Section> {
  const built = await build("default", "documents", { WORDS_PER_RUN: "1000000", WORDS_PER_DAY: "1000000000" });
  await using finished = new AsyncDisposableStack();
  finished.defer(built.remove);
  const site = await serve("default", built.environment);
  finished.defer(() => site.stop());
  return await measureSite(site.origin);
}

/** The same of a site that is served, with the limits raised. */
export async function measureSite(origin: string): Promise<Section> {
  const text = textOf(pages * wordsPerPage);
  const file: File = { name: "long.docx", mimeType: "", buffer: Buffer.from(await exportText(text, "docx")) };
  return {
    title: "Documents",
    intro: "Documents in a real Chromium, on the site as it is built. Nothing of them leaves the page: they are read, rewritten and written in workers.",
    skipped: [],
    parts: [await longPart(origin, file, text), await sizePart(origin)],
  };
}

interface Round {
  readonly seconds: Readonly<Record<Step, number>>;
  /** Of all steps, where the file is the first thing that a page is given. */
  readonly atOnce: number;
  readonly tasks: Readonly<Record<Step, Tasks>>;
  readonly bare: Tasks;
  readonly peak: Peak | null;
}

async function longPart(origin: string, file: File, text: string): Promise<Part> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(origin, file, text));
  const of = (value: (round: Round) => number) => median(measured.map(value));
  const total = of(({ seconds }) => sum(Object.values(seconds)));
  const own = (step: Step) => of(({ tasks, bare }) => longestOwn(tasks[step], step === "open" ? bare : []));
  const longest = Math.max(...steps.map(own));
  const megabytes = (part: keyof Peak) => of(({ peak }) => (peak?.[part] ?? Number.NaN) / 1024 / 1024);
  const memory = megabytes("own");
  const bar = (value: number, limit: number) => (value <= limit ? "kept" : "missed");
  return {
    title: `A .docx of ${pages} pages`,
    note:
      `${figure(countWords(text), 0)} words of our own passages, ${kilobytes(file.buffer.length)} KB, with the limits of words raised. Medians of ${rounds} rounds, each in a browser of its own, on a page that says that it works without a connection: the engine is there, and all is kept. The last row is of a page that has just loaded, where both come meanwhile. *Task*: the longest task of the page's ` +
      "main thread, in milliseconds of the processor, watched in a second pass; from that of opening, what a bare text area needs for the same text is taken off: a page with nothing else, 80 columns of the browser's own face. " +
      `*Memory*: the most that the page's process has held of its own, its workers with it, the three steps right after one another. What is not its own are files that lie in memory once for all processes, the browser's program above all; with them it is ${figure(megabytes("whole"), 0)} MB. ` +
      `The bars: ${bars.seconds} s for all three, ${bars.milliseconds} ms, ${bars.megabytes} MB.`,
    table: {
      header: ["step", "seconds", "task, ms", "memory, MB", "bars"],
      rows: [
        ...steps.map((step): [string, string[]] => [named[step], [figure(of(({ seconds }) => seconds[step]), 1), figure(own(step), 0)]]),
        ["all", [figure(total, 1), figure(longest, 0), figure(memory, 0), [bar(total, bars.seconds), bar(longest, bars.milliseconds), bar(memory, bars.megabytes)].join(", ")]],
        ["all, with the engine on its way", [figure(of(({ atOnce }) => atOnce), 1)]],
      ],
    },
  };
}

async function measureRound(origin: string, file: File, text: string): Promise<Round> {
  return inBrowser(async (browser) => {
    // Each in a process of its own: one that has set the text before sets it in a fraction of the time.
    const fresh = () => browser.newContext({ viewport: { width: 1440, height: 900 } });
    // Before the site's service worker is there to answer for it.
    const { paste = [] } = await measureBare(await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] }), origin, text);
    const { seconds, peak } = await timeDocument(browser, await readyPage(await fresh(), origin), file);
    const tasks = await watchDocument(await readyPage(await fresh(), origin), file);
    const first = await timeDocument(browser, await openPage(await fresh(), origin), file);
    return { seconds, atOnce: sum(Object.values(first.seconds)), tasks, bare: paste, peak };
  });
}

const kinds = ["docx", "odt", "rtf", "pdf"] as const;

async function sizePart(origin: string): Promise<Part> {
  const files = [
    ...kinds.map((kind) => ({ name: `opinion.${kind}`, mimeType: "", buffer: readFileSync(documentFixture(`opinion.${kind}`)) })),
    { name: "opinion.html", mimeType: "", buffer: Buffer.from("<!doctype html><h1>One</h1><p>Two three.</p>") },
    { name: "opinion.md", mimeType: "", buffer: Buffer.from("# One\n\nTwo three.\n") },
  ];
  return inBrowser(async (browser) => {
    const rows: [string, string[]][] = [];
    for (const file of files) {
      const scripts = (await withFile(browser, origin, file)).filter(({ kind }) => kind === "script");
      const [worker, page] = [scripts.filter(({ byWorker }) => byWorker), scripts.filter(({ byWorker }) => !byWorker)].map((some) => packedBytes(some.map(({ body }) => body)));
      rows.push([file.name.replace("opinion", ""), [kilobytes(page ?? 0), kilobytes(worker ?? 0)]]);
    }
    return {
      title: "What comes with a file",
      note: "KB of every script that is asked for when the first file of a page is opened, after the engine has come, each packed by itself, gzip at level 9; 1 KB = 1024 B. None of it comes before.",
      table: { header: ["file", "page", "worker"], rows },
    };
  });
}

async function inBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
