/** Where a toast is in its life (U4). */
export type Status = "queued" | "entering" | "entered" | "exiting" | "removed";

/** What can happen to it: it gets its place, has come in, is told to go, has gone. */
export type Signal = "SHOW" | "SHOWN" | "DISMISS" | "GONE";

const next: Readonly<Record<Status, Partial<Readonly<Record<Signal, Status>>>>> = {
  queued: { SHOW: "entering", DISMISS: "removed" },
  entering: { SHOWN: "entered", DISMISS: "exiting" },
  entered: { DISMISS: "exiting" },
  exiting: { GONE: "removed" },
  removed: {},
};

/** The status after a signal; a signal that means nothing there changes nothing. */
export const step = (at: Status, signal: Signal): Status => next[at][signal] ?? at;

/** On the screen, be it on its way in or out. */
export const isVisible = (status: Status): boolean => status === "entering" || status === "entered" || status === "exiting";

/** Not yet told to go. */
export const isAlive = (status: Status): boolean => status === "queued" || status === "entering" || status === "entered";
