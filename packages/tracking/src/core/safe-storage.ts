/** What we need of `localStorage`. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Values under keys, as JSON (T4). None of it throws, whatever the browser forbids. */
export interface SafeStorage {
  /** The value; `null` if the key is missing, the raw string if it is not JSON. */
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => void;
  readonly remove: (key: string) => void;
}

/** Keys of the record of a user (T4). */
export const userRecordKeys = ["user_id", "user_fields", "email", "redirect_params", "user_properties"] as const;

/** A key of the record of a user (T4). */
export type UserRecordKey = (typeof userRecordKeys)[number];

/** What `run` gives; nothing if it throws. */
export const attempt = <Result>(run: () => Result): Result | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

/**
 * Makes a {@link SafeStorage} of an area, `localStorage` unless you say another. What the area refuses, because it is full
 * or blocked, is kept in memory.
 *
 * @param area - a function, because merely touching `localStorage` throws where cookies are blocked
 */
export function createSafeStorage(area: () => StorageArea = () => localStorage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get: (key) => {
      const raw = memory.get(key) ?? attempt(() => area().getItem(key));
      try {
        return JSON.parse(raw ?? "null");
      } catch {
        return raw;
      }
    },
    set: (key, value) => {
      const raw = attempt<string | undefined>(() => JSON.stringify(value)) ?? "null";
      memory.set(key, raw);
      attempt(() => {
        area().setItem(key, raw);
        memory.delete(key);
      });
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => area().removeItem(key));
    },
  };
}
