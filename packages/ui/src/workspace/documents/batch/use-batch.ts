import { useEffect, useRef, useState } from "react";
import { countWordsInSlices } from "../../measure.ts";
import { newId } from "../../new-id.ts";
import { undecided } from "../../review/undecided.ts";
import { reviewFileEnd } from "../../review-file/review-file-end.ts";
import type { DownloadMessages } from "../download-messages.ts";
import { nameAfter } from "../names.ts";
import { openSource } from "../open-source.ts";
import { saveSource } from "../save-source.ts";
import type { TrayProps } from "../tray.ts";
import { isOpen, type Progress, type Row, wordsOf } from "./rows.ts";
import type { Several } from "./several.ts";

interface BatchOptions extends Pick<TrayProps, "documents" | "fileBytes"> {
  readonly several: Several | undefined;
  readonly author: DownloadMessages["author"];
}

/** A queue of files. They are read one after another and rewritten one after another, so that none is in memory for longer than its turn. */
export const useBatch = ({ documents, fileBytes, several, author }: BatchOptions) => {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  /** Asked whether texts may go to a server. */
  const [asks, setAsks] = useState(false);
  const running = useRef<AbortController | null>(null);
  const gone = useRef(new AbortController());
  const reading = useRef(Promise.resolve());
  /** The settings, and the words that are paid for, may change between two files. */
  const latest = useRef({ rows, several });
  useEffect(() => {
    latest.current = { rows, several };
  });
  useEffect(() => {
    const left = (gone.current = new AbortController());
    return () => {
      left.abort();
      running.current?.abort();
    };
  }, []);

  const note = (id: string, progress: Progress) => setRows((before) => before.map((row) => (row.id === id ? { ...row, progress } : row)));

  const read = async ({ id, file }: Row) => {
    if (file.name.endsWith(reviewFileEnd)) return note(id, { status: "bad", problem: { problem: "reviewInList" } });
    try {
      const source = await openSource(documents, file, fileBytes, gone.current.signal);
      note(id, "problem" in source ? { status: "bad", problem: source } : { status: "ready", words: await countWordsInSlices(source.text) });
    } catch {
      note(id, { status: "bad", problem: { problem: "failed" } });
    }
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file): Row => ({ id: newId(), file, progress: { status: "reading" } }));
    setRows((before) => [...before, ...added]);
    for (const row of added) reading.current = reading.current.then(() => read(row));
  };

  /** Gives what keeps the files after it from being rewritten, too. */
  const take = async (row: Row, isTracked: boolean, signal: AbortSignal): Promise<"elsewhere" | null> => {
    const words = wordsOf(row);
    const work = latest.current.several;
    if (!work) return null;
    const tell = (progress: Progress) => signal.aborted || note(row.id, progress);
    tell({ status: "working", words, share: 0 });
    try {
      const source = await openSource(documents, row.file, fileBytes, signal);
      if ("problem" in source) {
        tell({ status: "bad", problem: source });
        return null;
      }
      const outcome = await work.rewrite({ source, settings: work.settings, signal, onShare: (share) => tell({ status: "working", words, share }) });
      if (outcome === "dailyLimit") tell({ status: "held", words });
      if (outcome === "elsewhere") tell({ status: "ready", words });
      if (outcome === "dailyLimit") return null;
      if (outcome === "elsewhere") return outcome;
      const tracked = isTracked && source.canTrack ? { author, date: new Date(), comments: true } : undefined;
      const { bytes, refused } = await saveSource(documents, source, outcome, undecided, tracked);
      const edits = outcome.result.edits.length - refused.length;
      tell({ status: "done", words, outcome, edits, refused: refused.length, name: nameAfter(source.name, source.writes), made: new Blob([bytes]) });
    } catch {
      tell({ status: "failed", words });
    }
    return null;
  };

  const start = async (isTracked: boolean) => {
    const { signal } = (running.current = new AbortController());
    setIsRunning(true);
    setAsks(false);
    for (const row of rows.filter(isOpen)) {
      // It may have been taken off the list meanwhile.
      if (!latest.current.rows.some(({ id }) => id === row.id)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after another is what it is for
      const held = await take(row, isTracked, signal);
      if (signal.aborted) return;
      if (held) {
        setAsks(true);
        break;
      }
    }
    setIsRunning(false);
  };

  const stop = () => {
    running.current?.abort();
    setIsRunning(false);
    setRows((before) => before.map((row) => (row.progress.status === "working" ? { ...row, progress: { status: "ready", words: row.progress.words } } : row)));
  };

  return { rows, isRunning, asks, add, start, stop, remove: (id: string) => setRows((before) => before.filter((row) => row.id !== id)) };
};

export type Batch = ReturnType<typeof useBatch>;
