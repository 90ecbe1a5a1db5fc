import type { Device } from "./device.ts";
import type { StorageArea } from "./safe-storage.ts";

/** All that the tracking layer asks of a browser, so that a test can be one. */
export interface Browser {
  url(): URL;
  device(): Device;
  readonly storage: StorageArea;
  /** The global object, where vendors' snippets put their names. */
  globals<Names extends object>(): Partial<Names>;
  /** Adds a script to the page; rejects when it does not arrive. */
  loadScript(url: string): Promise<void>;
  /** Deletes cookies and local-storage entries whose names begin so. */
  forget(prefixes: readonly string[]): void;
  /** Calls `listener` whenever the page goes away, perhaps to come back. */
  onLeave(listener: () => void): void;
  /** Calls `run` when the page has nothing better to do. */
  whenIdle(run: () => void): void;
}

/** How to add scripts to this page. */
export interface BrowserOptions {
  /** The nonce of the page's content security policy. */
  readonly nonce?: string | undefined;
}

/** The browser that this runs in; `null` on a server, where nothing is tracked. */
export function systemBrowser({ nonce }: BrowserOptions = {}): Browser | null {
  if (typeof window === "undefined" || typeof document === "undefined") return null;
  return {
    url: () => new URL(location.href),
    device: () => ({
      userAgent: navigator.userAgent,
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
      touchPoints: navigator.maxTouchPoints,
    }),
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Partial: nothing is promised to be there
    globals: <Names extends object>() => globalThis as unknown as Partial<Names>,
    loadScript: (url) => addScript(url, nonce),
    forget: (prefixes) => {
      forgetCookies(prefixes);
      forgetEntries(prefixes);
    },
    onLeave: (listener) => addEventListener("pagehide", listener),
    whenIdle: (run) => {
      // Safari has no idle callback.
      if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2_000 });
      else setTimeout(run, 200);
    },
  };
}

const addScript = (url: string, nonce: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    if (nonce) script.nonce = nonce;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`The script ${url} did not arrive.`)));
    script.src = url;
    document.head.append(script);
  });

const beginsWithOneOf = (name: string, prefixes: readonly string[]): boolean => prefixes.some((prefix) => name.startsWith(prefix));

/** A cookie is deleted only by its own domain, and which one a vendor chose cannot be read. */
function forgetCookies(prefixes: readonly string[]): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    if (!beginsWithOneOf(name, prefixes)) continue;
    // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not everywhere, nor synchronous
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

function forgetEntries(prefixes: readonly string[]): void {
  try {
    for (const key of Object.keys(localStorage)) if (beginsWithOneOf(key, prefixes)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
