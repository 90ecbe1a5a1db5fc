import type { TranslateIn } from "@prosewell/i18n/client";
import type { BatchMessages } from "@prosewell/ui/documents";
import { problemIn } from "./problem-in.ts";

const list = new Intl.ListFormat("en");

/** What is said of several files. */
export function batchMessages(t: TranslateIn<"ai_text_humanizer">): BatchMessages {
  const words = (count: number) => t("files.batch.words", { count });
  const files = (count: number) => t("files.batch.files", { count });
  return {
    ...t("files.batch", { returnObjects: true, skipInterpolation: true }),
    total: (some, count) => t("files.batch.total", { files: files(some), words: words(count) }),
    start: (count) => t("files.batch.start", { count }),
    zip: (count) => t("files.batch.zip", { count }),
    ready: words,
    held: (count) => t("files.batch.held", { words: words(count) }),
    done: (count, of) => t("files.batch.edits", { count, words: words(of) }),
    firstWords: (count) => t("files.batch.firstWords", { count }),
    refused: (count) => t("files.batch.refused", { count }),
    problem: (name, problem, limit) => {
      const { what, then } = problemIn(t, name, problem, limit);
      return `${what} ${then}`;
    },
    open: (name) => t("files.batch.open", { name }),
    download: (name) => t("files.batch.download", { name }),
    remove: (name) => t("files.batch.remove", { name }),
    queue: (count, done) => t("files.batch.queue", { count, done }),
    finished: (some, count) => t("files.batch.finished", { files: files(some), edits: t("files.batch.editsIn", { count }) }),
    heldBack: (names) => t("files.batch.heldBack", { names: list.format(names.map((name) => `“${name}”`)) }),
  };
}
