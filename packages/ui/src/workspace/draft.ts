import { type Draft, emptyDraft, toDraft } from "./settings.ts";

const key = "workspace_draft";

/** Storage that may be missing, full or forbidden; the page goes on without it. */
type Store = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const readDraft = (store: Store): Draft => {
  try {
    return toDraft(JSON.parse(store().getItem(key) ?? "null"));
  } catch {
    return emptyDraft;
  }
};

export const writeDraft = (store: Store, draft: Draft) => {
  try {
    store().setItem(key, JSON.stringify(draft));
  } catch {
    // A newer text that does not fit must not leave an older one behind to be restored in its place.
    forgetDraft(store);
  }
};

const forgetDraft = (store: Store) => {
  try {
    store().removeItem(key);
  } catch {
    // Nothing could be stored, so nothing needs forgetting.
  }
};
