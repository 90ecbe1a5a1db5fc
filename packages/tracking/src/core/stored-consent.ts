import { purposes, type ConsentSource, type ConsentState } from "./consent.ts";
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
  const listeners = createListeners();
  let current = asConsent(storage.get(key));
  const change = (next: ConsentState): void => {
    current = next;
    listeners.tell();
  };

  if (typeof window !== "undefined") {
    // Comes from other tabs only. A key of null: everything was cleared.
    window.addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) change(asConsent(storage.get(key)));
    });
  }

  return {
    get: () => current,
    subscribe: listeners.subscribe,
    choose: (answers) => {
      const next = { ...current, ...asConsent(answers) };
      storage.set(key, next);
      change(next);
    },
  };
}

function asConsent(stored: unknown): ConsentState {
  const answers = asRecord(stored);
  return Object.fromEntries(purposes.map((purpose) => [purpose, answers[purpose]]).filter(([, answer]) => typeof answer === "boolean"));
}
