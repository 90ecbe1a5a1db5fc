import type { ConsentSource, ConsentState } from "./consent.ts";
import { createListeners } from "./listeners.ts";
import { asRecord } from "./record.ts";
import { createSafeStorage, type SafeStorage } from "./safe-storage.ts";

/** A choice that is kept in the browser. */
export interface StoredConsent extends ConsentSource {
  /** Stores the person's answers: those given replace those before, the others stay. */
  readonly choose: (answers: ConsentState) => void;
}

const key = "tracking_consent";

/** Keeps the choice under `tracking_consent`, for all tabs. Before a choice nothing is stored. */
export function createStoredConsent(storage: SafeStorage = createSafeStorage()): StoredConsent {
  const { subscribe, tell } = createListeners();
  let current: ConsentState;
  const read = (): void => {
    current = asRecord(storage.get(key));
    tell();
  };
  read();
  // Comes from other tabs only. No key: everything was cleared.
  globalThis.document?.defaultView?.addEventListener("storage", (event) => (event.key ?? key) === key && read());

  return {
    get: () => current,
    subscribe,
    choose: (answers) => {
      storage.set(key, { ...current, ...answers });
      read();
    },
  };
}
