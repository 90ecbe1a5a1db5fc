import type { StorageArea } from "../index.ts";

/** A storage area in memory, with what is in it. */
export interface MemoryStorage extends StorageArea {
  readonly entries: Map<string, string>;
}

/** An empty `localStorage`, or one that already holds `entries`. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): MemoryStorage {
  const stored = new Map(Object.entries(entries));
  return {
    entries: stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
