import type { Browser, StorageArea } from "../index.ts";
import { memoryStorage } from "./memory-storage.ts";

/** How a fake browser begins. */
export interface FakeBrowserOptions {
  readonly url?: string;
  /** What it says of its device, where that is not a Linux laptop. */
  readonly navigator?: Partial<Browser["navigator"]>;
  /** Hand the same storage to a second browser, and it is the page after a reload. */
  readonly storage?: StorageArea;
  /** As `document.cookie` has them: `"_uetsid=1; session=2"`. */
  readonly cookies?: string;
  /** What becomes of scripts: they arrive, an ad blocker stops them, or the network never answers. */
  readonly scripts?: "arrive" | "blocked" | "hang";
}

/** A browser in memory. */
export interface FakeBrowser extends Browser {
  /** The addresses of the scripts that were asked for. */
  readonly scripts: readonly string[];
  /** Puts names into the global object, as a vendor's script does. */
  define(names: object): void;
  /** The page goes away. */
  leave(): void;
}

/** A browser in memory, at `https://site.example/` and always about to be idle. */
export function fakeBrowser(options: FakeBrowserOptions = {}): FakeBrowser {
  const { url = "https://site.example/", navigator, storage = memoryStorage(), cookies = "", scripts = "arrive" } = options;
  const { origin, hostname, pathname, search } = new URL(url);
  const asked: string[] = [];
  const leaving = new Set<() => void>();

  const browser: FakeBrowser = {
    location: { origin, hostname, pathname, search },
    navigator: { userAgent: "Mozilla/5.0 (X11; Linux x86_64)", language: "en-US", maxTouchPoints: 0, ...navigator },
    screen: { width: 1440, height: 900 },
    localStorage: storage,
    document: fakeDocument(cookies, ({ src, onload, onerror }) => {
      asked.push(src);
      const settle = { arrive: onload, blocked: onerror, hang: null }[scripts];
      // A test may run where there is no window.
      queueMicrotask(() => settle && Reflect.apply(settle, null, [new Event("settled")]));
    }),
    addEventListener: (_, listener) => void leaving.add(listener),
    requestIdleCallback: queueMicrotask,
    scripts: asked,
    define: (names) => void Object.assign(browser, names),
    leave: () => {
      for (const listener of leaving) listener();
    },
  };
  return browser;
}

function fakeDocument(cookies: string, append: (script: HTMLScriptElement) => void): Browser["document"] {
  const jar = new Map(cookies.split("; ").map((cookie) => [cookie.split("=", 1)[0] ?? "", cookie]));
  return {
    get cookie() {
      return [...jar.values()].join("; ");
    },
    set cookie(line) {
      const [cookie = ""] = line.split(";", 1);
      const [name = ""] = cookie.split("=", 1);
      if (line.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, cookie);
    },
    head: { append },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody does more with it than set its properties
    createElement: () => ({}) as HTMLScriptElement,
    querySelector: () => null,
  };
}
