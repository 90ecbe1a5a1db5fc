export type NavigationSignal =
  | { readonly type: "started"; readonly from: string; readonly to: string }
  | { readonly type: "arrived" }
  | { readonly type: "failed" };

/** The part of an address that names a page, without the place on it. */
const page = (address: string, base: string) => {
  const { origin, pathname, search } = new URL(address, base);
  return origin + pathname + search;
};

/**
 * Whether a route change is under way (R1) once this has happened. A change that only moves along
 * the page never arrives, so it must not start.
 */
export const loadingAfter = (signal: NavigationSignal): boolean =>
  signal.type === "started" && page(signal.to, signal.from) !== page(signal.from, signal.from);
