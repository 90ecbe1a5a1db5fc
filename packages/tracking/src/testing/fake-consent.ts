import type { ConsentSource, ConsentState } from "../index.ts";

/** Answers that a test gives. */
export interface FakeConsent extends ConsentSource {
  /** Replaces all answers. */
  readonly answer: (answers: ConsentState) => void;
}

/** A yes to everything. */
export const everything: ConsentState = { analytics: true, ads: true, replay: true };

/** A no to everything. */
export const nothing: ConsentState = { analytics: false, ads: false, replay: false };

/** Nothing is answered, unless you say otherwise. */
export function fakeConsent(answers: ConsentState = {}): FakeConsent {
  const listeners = new Set<() => void>();
  let current = answers;
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
