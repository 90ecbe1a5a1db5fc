import { type Dispatch, type RefObject, useEffect, useState } from "react";
import type { OnActivity } from "./activity.ts";
import type { WorkspaceEvent } from "./workspace-state.ts";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

interface FileOptions {
  readonly dispatch: Dispatch<WorkspaceEvent>;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly fileBytes: number;
  readonly onActivity: OnActivity;
}

/**
 * Opening a file, and dropping one anywhere on the page: elsewhere the browser would leave the page for it. Text that is
 * dragged in is left to the browser.
 */
export const useFile = ({ dispatch, input, fileBytes, onActivity }: FileOptions) => {
  const [dropping, setDropping] = useState(false);

  const openReview = async (file: File) => {
    const { readReviewFile } = await import("./review-file/read-review-file.ts");
    const read = await readReviewFile(file, fileBytes);
    if ("problem" in read) dispatch({ type: "refused", notice: { id: read.problem, name: file.name } });
    else dispatch({ type: "reopened", ...read, notice: { id: "opened", name: file.name } });
  };

  const openText = async (file: File) => {
    const [{ readTextFile }, { countWords }] = await Promise.all([import("./read-file.ts"), import("./measure.ts")]);
    const read = await readTextFile(file, fileBytes);
    if ("problem" in read) dispatch({ type: "refused", notice: { id: read.problem, name: file.name } });
    else if (read.text.trim() === "") dispatch({ type: "refused", notice: { id: "fileEmpty", name: file.name } });
    else {
      dispatch({ type: "replaced", text: read.text, notice: { id: "opened", name: file.name } });
      onActivity({ name: "file_opened", words: countWords(read.text), type: file.name.split(".").at(-1)?.toLowerCase() ?? "" });
    }
  };

  const open = (file: File) =>
    (/\.json$/iu.test(file.name) ? openReview(file) : openText(file)).catch(() => dispatch({ type: "refused", notice: { id: "shelfFailed" } }));

  useEffect(() => {
    const listening = new AbortController();
    const on = (type: "dragover" | "dragleave" | "drop", hear: (event: DragEvent) => void) =>
      addEventListener(type, hear, { signal: listening.signal });

    on("dragover", (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDropping(true);
    });
    on("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setDropping(false);
    });
    on("drop", (event) => {
      setDropping(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files.item(0);
      if (!file) return;
      input.current?.focus();
      void open(file);
    });
    return () => listening.abort();
    // What it calls never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { open, dropping };
};
