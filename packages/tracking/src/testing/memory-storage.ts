import type { StorageArea } from "../index.ts";

/** A `localStorage` in memory, empty or with `entries`. As with the real one, its keys are what is stored. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): StorageArea {
  const methods: StorageArea = {
    getItem: (key) => (Object.hasOwn(area, key) ? (area[key] ?? null) : null),
    setItem: (key, value) => {
      area[key] = value;
    },
    removeItem: (key) => {
      delete area[key];
    },
  };
  const area: Record<string, string> & StorageArea = Object.assign(Object.create(methods), entries);
  return area;
}
