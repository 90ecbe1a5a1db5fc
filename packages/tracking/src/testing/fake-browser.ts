import type { Browser, Device } from "../index.ts";
import { memoryStorage, type MemoryStorage } from "./memory-storage.ts";

/** How a fake browser begins. */
export interface FakeBrowserOptions {
  readonly url?: string;
  readonly device?: Partial<Device>;
  /** Hand the same storage to a second browser, and it is the page after a reload. */
  readonly storage?: MemoryStorage;
  /** What becomes of scripts: they arrive, an ad blocker stops them, or the network never answers. */
  readonly scripts?: "arrive" | "blocked" | "hang";
}

/** A browser in memory. */
export interface FakeBrowser extends Browser {
  readonly storage: MemoryStorage;
  /** The addresses of the scripts that were asked for. */
  readonly scripts: readonly string[];
  /** The prefixes of what was to be forgotten. */
  readonly forgotten: readonly string[];
  /** Puts a name into the global object. */
  define(names: object): void;
  /** The page goes away. */
  leave(): void;
}

const laptop: Device = { userAgent: "Mozilla/5.0 (X11; Linux x86_64)", language: "en-US", screen: "1440x900", touchPoints: 0 };

/** A browser in memory, always idle, at `https://site.example/`. */
export function fakeBrowser({ url = "https://site.example/", device, storage = memoryStorage(), scripts = "arrive" }: FakeBrowserOptions = {}): FakeBrowser {
  const globals = {};
  const asked: string[] = [];
  const forgotten: string[] = [];
  const leaving = new Set<() => void>();

  return {
    url: () => new URL(url),
    device: () => ({ ...laptop, ...device }),
    storage,
    globals: <Names extends object>(): Partial<Names> => globals,
    define: (names) => void Object.assign(globals, names),
    scripts: asked,
    loadScript: (address) => {
      asked.push(address);
      if (scripts === "hang") return new Promise(() => {});
      return scripts === "arrive" ? Promise.resolve() : Promise.reject(new Error(`The script ${address} did not arrive.`));
    },
    forgotten,
    forget: (prefixes) => {
      forgotten.push(...prefixes);
      for (const key of storage.entries.keys()) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
    },
    onLeave: (listener) => void leaving.add(listener),
    leave: () => {
      for (const listener of leaving) listener();
    },
    whenIdle: (run) => run(),
  };
}
