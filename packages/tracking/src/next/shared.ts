import type { Tracking } from "../index.ts";

interface Shared {
  tracking?: unknown;
  /** The path whose view was told last. */
  viewed?: string;
}

const key = Symbol.for("@prosewell/tracking");

/** What the page has one of, however often a module is evaluated: hot reloading does so, and two bundles may. */
export function shared(): Shared {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the symbol is ours
  const global = globalThis as { [key]?: Shared };
  return (global[key] ??= {});
}

/**
 * The page's one tracking layer: made at the first call, and the same ever after. On a server each call makes its own, since
 * a process serves many people.
 */
export function sharedTracking<Events extends object>(create: () => Tracking<Events>): Tracking<Events> {
  if (typeof window === "undefined") return create();
  const slot = shared();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page has one catalogue
  return (slot.tracking ??= create()) as Tracking<Events>;
}
