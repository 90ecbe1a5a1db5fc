import { type Draft, emptyDraft, toDraft } from "./settings.ts";

const key = "workspace_draft";

/** Storage that may be missing, full or forbidden; the page goes on without it. */
type Store = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The draft in the first store that holds one. */
export const readDraft = (stores: readonly Store[]): Draft => {
  for (const store of stores) {
    const stored = read(store);
    if (stored !== null) return toDraft(stored);
  }
  return emptyDraft;
};

const read = (store: Store): unknown => {
  try {
    return JSON.parse(store().getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/** Id of the review that stood beside that draft; it is looked up in the history. */
export const readReviewId = (stores: readonly Store[]): string | null => {
  const stored = stores.map(read).find((value) => value !== null);
  return typeof stored === "object" && stored !== null && "review" in stored && typeof stored.review === "string" ? stored.review : null;
};

export const writeDraft = (stores: readonly Store[], draft: Draft & { readonly review?: string | null }) => {
  for (const store of stores) {
    try {
      store().setItem(key, JSON.stringify(draft));
    } catch {
      // A newer text that does not fit must not leave an older one behind to be restored in its place.
      forgetDraft(store);
    }
  }
};

const forgetDraft = (store: Store) => {
  try {
    store().removeItem(key);
  } catch {
    // Nothing could be stored, so nothing needs forgetting.
  }
};
