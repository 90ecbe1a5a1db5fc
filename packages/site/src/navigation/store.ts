import { loadingAfter, type NavigationSignal } from "./loading.ts";

// One page, one router, one bar: the hook that hears of route changes lives outside React.
let loading = false;
const listeners = new Set<() => void>();

export function signal(event: NavigationSignal): void {
  const next = loadingAfter(event);
  if (next === loading) return;
  loading = next;
  for (const listener of listeners) listener();
}

export const isLoading = (): boolean => loading;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
