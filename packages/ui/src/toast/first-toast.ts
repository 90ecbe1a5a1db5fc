const listeners = new Set<() => void>();
let isAsked = false;

/** Whether the page was ever asked for a toast. Light, so that a page can fetch what shows toasts only then. */
export const firstToast = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  wasAsked: (): boolean => isAsked,
  ask: (): void => {
    isAsked = true;
    for (const listener of listeners) listener();
  },
};
