import { userRecordKeys, type SafeStorage } from "./safe-storage.ts";

/** A storage that keeps all in memory until it is allowed to store, and takes it back when that ends (T12). */
export interface HeldStorage extends SafeStorage {
  allow(allowed: boolean): void;
}

/**
 * Holds back `storage`.
 *
 * @param ours - the keys that vanish when consent ends; those of the user's record stay in memory, since the page still
 * shows who is signed in
 */
export function holdStorage(storage: SafeStorage, ours: readonly string[], allowed: boolean): HeldStorage {
  const memory = new Map<string, unknown>();
  let open = allowed;

  const release = (): void => {
    for (const [key, value] of memory) storage.set(key, value);
    memory.clear();
  };
  const takeBack = (): void => {
    for (const key of userRecordKeys) {
      const value = storage.get(key);
      if (value !== null) memory.set(key, value);
    }
    for (const key of [...userRecordKeys, ...ours]) storage.remove(key);
  };

  return {
    get: (key) => (open ? storage.get(key) : (memory.get(key) ?? null)),
    set: (key, value) => (open ? storage.set(key, value) : void memory.set(key, value)),
    remove: (key) => (open ? storage.remove(key) : void memory.delete(key)),
    allow: (next) => {
      if (next && !open) release();
      if (!next && open) takeBack();
      open = next;
    },
  };
}
