import { useEffect, useRef, useState } from "react";
import { inWords } from "../bytes.ts";
import { countWordsInSlices } from "../measure.ts";
import type { TrayProblem } from "./messages.ts";
import { openSource } from "./open-source.ts";
import type { TrayProps } from "./tray.ts";

type OpeningOptions = Pick<TrayProps, "messages" | "documents" | "fileBytes" | "dispatch" | "onActivity">;

/** Opens one file at a time in the workspace; the newest wins. What stands there stays until the file is read. */
export const useOpening = ({ messages, documents, fileBytes, dispatch, onActivity }: OpeningOptions) => {
  /** The name of the file that is being read. */
  const [reading, setReading] = useState<string | null>(null);
  /** How much of it is read, in whole hundredths; `null` where that cannot be told. */
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const refuse = (name: string, problem: TrayProblem) =>
    dispatch({ type: "refused", notice: { id: "problem", text: messages.problem(name, problem, inWords(fileBytes, messages.locale)) } });

  const openReview = async (file: File, signal: AbortSignal) => {
    const { readReviewFile } = await import("../review-file/read-review-file.ts");
    const read = await readReviewFile(file, fileBytes);
    if (signal.aborted) return;
    if ("problem" in read) refuse(file.name, read);
    else dispatch({ type: "reopened", ...read, notice: { id: "opened", name: file.name } });
  };

  const openDocument = async (file: File, signal: AbortSignal) => {
    const source = await openSource(documents, file, fileBytes, signal, (read) => signal.aborted || setShare(Math.floor(read * 100) / 100));
    if (signal.aborted) return;
    if ("problem" in source) return refuse(file.name, source);
    dispatch({ type: "replaced", text: source.text, notice: { id: "opened", name: file.name }, source });
    onActivity({ name: "file_opened", words: await countWordsInSlices(source.text), type: source.kind });
  };

  const stop = () => {
    running.current?.abort();
    setReading(null);
  };

  const open = async (file: File) => {
    stop();
    const { signal } = (running.current = new AbortController());
    setReading(file.name);
    setShare(null);
    try {
      await (/\.json$/iu.test(file.name) ? openReview : openDocument)(file, signal);
    } catch {
      if (!signal.aborted) refuse(file.name, { problem: "failed" });
    } finally {
      if (!signal.aborted) setReading(null);
    }
  };

  useEffect(() => () => running.current?.abort(), []);

  return { reading, share, open, stop };
};
