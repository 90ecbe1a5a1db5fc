import { type RefObject, useEffect, useState } from "react";
import { readDraft, writeDraft } from "./draft.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import { type Draft, emptyDraft } from "./settings.ts";

const local = () => localStorage;

/**
 * Keeps the draft through reloads. It is restored after hydration, so that server and browser render the same; a text
 * that was typed before that wins over the stored one.
 */
export const useDraft = (draft: Draft, input: RefObject<HTMLTextAreaElement | null>, onRestore: (draft: Draft) => void) => {
  const [keeper] = useState(() => createDraftKeeper((latest) => writeDraft(local, latest), 300));

  useEffect(() => {
    const stored = readDraft(local);
    onRestore({ ...stored, text: input.current?.value || stored.text });
    const flush = () => keeper.flush();
    const flushWhenHidden = () => document.visibilityState === "hidden" && flush();
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flushWhenHidden);
    return () => {
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flushWhenHidden);
      flush();
    };
    // Once, after hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (draft !== emptyDraft) keeper.keep(draft);
  }, [draft, keeper]);
};
