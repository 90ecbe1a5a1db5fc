import { isAlive, isVisible, type Signal, step } from "./lifecycle.ts";
import { type CloseReason, type Toast, type ToastOptions, toToast } from "./toast.ts";

/** What holds a toast's clock still (U5). */
export type PauseSource = "hover" | "focus" | "window";

/** The timers that the store needs; the browser's own, or a test's. */
export interface Timers {
  set(callback: () => void, milliseconds: number): number;
  clear(timer: number): void;
}

/** At most this many are on the screen, and at most this many live; the oldest gives way (U3). */
const limit = 3;

/** Longer than any motion of ours: where a motion's end is never told, a toast moves on all the same. */
const longestMotion = 1000;

/** A clock that was held still starts again at half the duration (U5). */
const afterPause = (autoHideDuration: number) => autoHideDuration / 2;

export interface ToastStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** What is on the screen, oldest first; the same array until it changes. */
  readonly visible: () => readonly Toast[];
  /** Throws `TypeError` without a known type (U6). Returns the toast's id. */
  readonly add: (options: ToastOptions) => number;
  /** Changes a toast that still lives, and starts its clock anew. Returns whether it lives. */
  readonly update: (id: number, options: ToastOptions) => boolean;
  readonly dismiss: (id: number, reason: CloseReason) => void;
  /** A motion has ended: a toast that was entering has entered, one that was exiting is gone. */
  readonly settle: (id: number) => void;
  /** Holds the clock of one toast, or of all, until the same source lets go. */
  readonly pause: (source: PauseSource, id?: number) => void;
  readonly resume: (source: PauseSource, id?: number) => void;
}

/** All toasts, their lives and their clocks; knows neither React nor the page. */
export function createToastStore(timers: Timers): ToastStore {
  let toasts: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let lastId = 0;
  const clocks = new Map<number, number>();
  /** What holds all toasts, and what holds each one. */
  const everywhere = new Set<PauseSource>();
  const own = new Map<number, Set<PauseSource>>();
  /** Toasts whose clock ran before a pause stopped it; one that came in during a pause gets its full time. */
  const interrupted = new Set<number>();
  const listeners = new Set<() => void>();

  const find = (id: number) => toasts.find((toast) => toast.id === id);
  const replace = (toast: Toast) => (toasts = toasts.map((other) => (other.id === toast.id ? toast : other)));
  const holding = (id: number | undefined) => (id === undefined ? everywhere : own.get(id));
  const isHeld = (id: number) => everywhere.size > 0 || (own.get(id)?.size ?? 0) > 0;

  /** A clock belongs to a status: leaving the status stops it. */
  function stopClock(id: number): void {
    const clock = clocks.get(id);
    if (clock !== undefined) timers.clear(clock);
    clocks.delete(id);
  }

  function startClock({ id, status }: Toast, autoHideDuration: number): void {
    stopClock(id);
    if (status === "entered") {
      if (Number.isFinite(autoHideDuration) && !isHeld(id)) clocks.set(id, timers.set(() => dismiss(id, "timeout"), autoHideDuration));
    } else if (isVisible(status)) {
      clocks.set(id, timers.set(() => settle(id), longestMotion));
    }
  }

  function send(id: number, signal: Signal): void {
    const toast = find(id);
    if (!toast) return;
    const status = step(toast.status, signal);
    if (status === toast.status) return;
    const moved = { ...toast, status };
    if (status === "removed") {
      toasts = toasts.filter((other) => other.id !== id);
      own.delete(id);
      interrupted.delete(id);
      stopClock(id);
    } else {
      replace(moved);
      startClock(moved, moved.autoHideDuration);
    }
  }

  /** Makes room and fills it. */
  function arrange(): void {
    for (;;) {
      const alive = toasts.filter(({ status }) => isAlive(status));
      const oldest = alive[0];
      if (!oldest || alive.length <= limit) break;
      close(oldest, "displaced");
    }
    // Until somebody looks, a toast waits in its queue.
    while (listeners.size > 0 && toasts.filter(({ status }) => isVisible(status)).length < limit) {
      const waiting = toasts.find(({ status }) => status === "queued");
      if (!waiting) break;
      send(waiting.id, "SHOW");
    }
    shown = toasts.filter(({ status }) => isVisible(status));
    for (const listener of listeners) listener();
  }

  function close(toast: Toast, reason: CloseReason): void {
    if (!isAlive(toast.status)) return;
    send(toast.id, "DISMISS");
    // Later, so that what a listener does or throws cannot leave the store half-way.
    queueMicrotask(() => toast.onClose?.(reason));
  }

  function dismiss(id: number, reason: CloseReason): void {
    const toast = find(id);
    if (!toast) return;
    close(toast, reason);
    arrange();
  }

  function settle(id: number): void {
    send(id, find(id)?.status === "entering" ? "SHOWN" : "GONE");
    arrange();
  }

  const affected = (id: number | undefined) => toasts.filter((toast) => id === undefined || toast.id === id);

  return {
    subscribe(listener) {
      listeners.add(listener);
      arrange();
      return () => listeners.delete(listener);
    },
    visible: () => shown,
    add(options) {
      const toast = toToast((lastId += 1), options);
      toasts = [...toasts, toast];
      own.set(toast.id, new Set());
      arrange();
      return toast.id;
    },
    update(id, options) {
      const toast = find(id);
      if (!toast || !isAlive(toast.status)) return false;
      const { status, revision } = toast;
      const changed = { ...toToast(id, options), status, revision: status === "queued" ? revision : revision + 1 };
      replace(changed);
      interrupted.delete(id);
      startClock(changed, changed.autoHideDuration);
      arrange();
      return true;
    },
    dismiss,
    settle,
    pause(source, id) {
      holding(id)?.add(source);
      for (const toast of affected(id)) {
        if (toast.status !== "entered" || !clocks.has(toast.id)) continue;
        stopClock(toast.id);
        interrupted.add(toast.id);
      }
    },
    resume(source, id) {
      holding(id)?.delete(source);
      for (const toast of affected(id)) {
        if (toast.status !== "entered" || clocks.has(toast.id)) continue;
        startClock(toast, interrupted.has(toast.id) ? afterPause(toast.autoHideDuration) : toast.autoHideDuration);
      }
    },
  };
}
