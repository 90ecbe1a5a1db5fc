import type { Timers } from "./toast-store.ts";
import type { ToasterMessages } from "./Toaster.tsx";

export const toasterMessages: ToasterMessages = {
  label: "Notification",
  region: "Notifications ({{hotkey}})",
  close: "Close",
  types: { success: "Success:", error: "Error:", info: "Information:", system: "System:" },
};

/** Timers that run when a test moves the clock. */
export function manualTimers(): Timers & { advance(milliseconds: number): void } {
  const due = new Map<number, { readonly at: number; readonly callback: () => void }>();
  let now = 0;
  let last = 0;
  return {
    set(callback, milliseconds) {
      due.set((last += 1), { at: now + milliseconds, callback });
      return last;
    },
    clear: (timer) => void due.delete(timer),
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= end).toSorted(([, one], [, other]) => one.at - other.at);
        if (!next) break;
        const [timer, { at, callback }] = next;
        due.delete(timer);
        now = at;
        callback();
      }
      now = end;
    },
  };
}
