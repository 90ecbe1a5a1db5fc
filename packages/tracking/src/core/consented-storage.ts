import { createSafeStorage, userRecordKeys, type SafeStorage, type StorageArea } from "./safe-storage.ts";

/** A storage that keeps all in memory until it is allowed to store, and takes it back when that ends (T12). */
export interface ConsentedStorage extends SafeStorage {
  readonly allow: (allowed: boolean) => void;
}

/**
 * Makes a storage that waits for consent.
 *
 * @param ours - the keys that it will be asked for besides those of the user's record
 */
export function createConsentedStorage(area: () => StorageArea | undefined, ours: readonly string[]): ConsentedStorage {
  let open = false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a safe storage keeps in memory what its area fails at
  const storage = createSafeStorage(() => (open ? area() : undefined) as StorageArea);
  const keys = [...userRecordKeys, ...ours];

  return {
    ...storage,
    allow: (allowed) => {
      if (allowed === open) return;
      const values = keys.map(storage.get);
      keys.forEach(storage.remove);
      open = allowed;
      keys.forEach((key, index) => values[index] !== null && storage.set(key, values[index]));
    },
  };
}
