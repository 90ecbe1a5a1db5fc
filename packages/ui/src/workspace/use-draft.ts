import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { readDraft, readReviewId, writeDraft } from "./draft.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import { type Draft, emptyDraft } from "./settings.ts";

/** A tab's own draft comes first, so that two tabs leave each other's alone; what is shared is for the tab that is opened next. */
const stores = [() => sessionStorage, () => localStorage];

interface DraftOptions {
  readonly draft: Draft;
  /** Id of the review beside it. */
  readonly review: string | null;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onRestore: (draft: Draft, review: string | null) => void;
  /** Told when all that this device keeps of the site is removed, here or in another tab. */
  readonly onForget: () => void;
}

/**
 * Keeps the draft through reloads. It is restored right after hydration, so that server and browser render the same and the
 * first press finds it; a text that was typed before that wins over the stored one.
 */
export const useDraft = ({ draft, review, input, onRestore, onForget }: DraftOptions) => {
  const [keeper] = useState(() => createDraftKeeper((latest: Parameters<typeof writeDraft>[1]) => writeDraft(stores, latest), 300));

  useLayoutEffect(() => {
    const stored = readDraft(stores);
    const typed = input.current?.value;
    onRestore({ ...stored, text: typed || stored.text }, typed ? null : readReviewId(stores));
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

  const forget = useEffectEvent(() => {
    keeper.drop();
    try {
      sessionStorage.clear();
    } catch {
      // Where it is forbidden it holds nothing.
    }
    onForget();
  });
  useEffect(() => {
    // Without a key: everything was cleared.
    const hear = ({ key }: StorageEvent) => key === null && forget();
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, []);

  useEffect(() => {
    if (draft !== emptyDraft) keeper.keep({ ...draft, review });
  }, [draft, review, keeper]);
};
