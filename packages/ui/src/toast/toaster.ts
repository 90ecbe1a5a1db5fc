import { firstToast } from "./first-toast.ts";
import type { ToastOptions } from "./toast.ts";
import { createToastStore, type Timers, type ToastStore } from "./toast-store.ts";

/** What a toast says, and how, while long work goes on and once it is over. */
export interface PromiseMessages<Value> {
  readonly pending: string;
  readonly success: string | ((value: Value) => string);
  readonly error: string | ((reason: unknown) => string);
}

/** Shows a toast and gives back its id. */
export interface ShowToast {
  (options: ToastOptions): number;
  /** An `info` toast that stays while the work goes on and then says how it ended. Gives back the work itself. */
  readonly promise: <Value>(work: Promise<Value>, messages: PromiseMessages<Value>) => Promise<Value>;
  /** Closes a toast by program (U4). One that has closed already is left alone. */
  readonly dismiss: (id: number) => void;
}

export const browserTimers: Timers = {
  set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clear: (timer) => window.clearTimeout(timer),
};

export const createToast = (store: ToastStore): ShowToast => {
  const follow = <Value>(work: Promise<Value>, { pending, success, error }: PromiseMessages<Value>): Promise<Value> => {
    const id = store.add({ message: pending, type: "info", autoHideDuration: Infinity });
    // Whoever closed the first one still wants to know how it ended.
    const end = (options: ToastOptions) => store.update(id, options) || store.add(options);
    work.then(
      (value) => end({ message: typeof success === "string" ? success : success(value), type: "success" }),
      (reason: unknown) => end({ message: typeof error === "string" ? error : error(reason), type: "error" }),
    );
    return work;
  };
  return Object.assign((options: ToastOptions) => store.add(options), {
    promise: follow,
    dismiss: (id: number) => store.dismiss(id, "programmatic"),
  });
};

const store = createToastStore(browserTimers);

/** The page's one store. */
export const toasts: ToastStore = {
  ...store,
  add(options) {
    const id = store.add(options);
    firstToast.ask();
    return id;
  },
};

/**
 * Shows a toast on this page. It waits until the page's `Toaster` is there.
 * @example toast({ message: "Copied", type: "success" });
 */
export const toast: ShowToast = createToast(toasts);
