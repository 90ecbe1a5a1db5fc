import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { readDraft, writeDraft } from "./draft.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import { type Draft, emptyDraft } from "./settings.ts";

/** A tab's own draft comes first, so that two tabs leave each other's alone; what is shared is for the tab that is opened next. */
const stores = [() => sessionStorage, () => localStorage];

/**
 * Keeps the draft through reloads. It is restored right after hydration, so that server and browser render the same and the
 * first press finds it; a text that was typed before that wins over the stored one.
 */
export const useDraft = (draft: Draft, input: RefObject<HTMLTextAreaElement | null>, onRestore: (draft: Draft) => void) => {
  const [keeper] = useState(() => createDraftKeeper((latest) => writeDraft(stores, latest), 300));

  useLayoutEffect(() => {
    const stored = readDraft(stores);
    onRestore({ ...stored, text: input.current?.value || stored.text });
    // Once, after hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const flush = () => keeper.flush();
    const flushWhenHidden = () => document.visibilityState === "hidden" && flush();
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flushWhenHidden);
    return () => {
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flushWhenHidden);
      flush();
    };
  }, [keeper]);

  useEffect(() => {
    if (draft !== emptyDraft) keeper.keep(draft);
  }, [draft, keeper]);
};
