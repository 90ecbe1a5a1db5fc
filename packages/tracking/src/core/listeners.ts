/** A set of listeners. One that throws harms neither the others nor whoever tells them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (): void => {
      for (const listener of listeners) {
        try {
          listener();
        } catch {
          // It is theirs to mend.
        }
      }
    },
  };
}
