/** What we need of `localStorage`. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Values under keys, as JSON (T4). None of it throws, whatever the browser forbids. */
export interface SafeStorage {
  /** The value; `null` if the key is missing, the raw string if it is not JSON. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/** Keys of the record of a user (T4). */
export const userRecordKeys = ["user_id", "user_fields", "email", "redirect_params", "user_properties"] as const;

/** A key of the record of a user (T4). */
export type UserRecordKey = (typeof userRecordKeys)[number];

/**
 * Makes a {@link SafeStorage} of an area, `localStorage` unless you say another. What the area refuses, because it is full
 * or blocked, is kept in memory.
 *
 * @param area - a function, because merely touching `localStorage` throws where cookies are blocked
 */
export function createSafeStorage(area: () => StorageArea = () => localStorage): SafeStorage {
  const memory = new Map<string, string>();

  const read = (key: string): string | null => {
    try {
      return memory.get(key) ?? area().getItem(key);
    } catch {
      return null;
    }
  };

  const remove = (key: string): void => {
    memory.delete(key);
    try {
      area().removeItem(key);
    } catch {
      // What cannot be reached holds nothing of ours.
    }
  };

  return {
    get: (key) => {
      const raw = read(key);
      if (raw === null) return null;
      try {
        return JSON.parse(raw);
      } catch {
        return raw;
      }
    },
    set: (key, value) => {
      const raw: string | undefined = serialised(value);
      if (raw === undefined) return remove(key);
      try {
        area().setItem(key, raw);
        memory.delete(key);
      } catch {
        memory.set(key, raw);
      }
    },
    remove,
  };
}

/** JSON, or nothing for what JSON cannot hold. */
function serialised(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
