import type { StorageArea } from "./safe-storage.ts";

/** All that the tracking layer asks of a browser: what `window` is, or a test makes of it. */
export interface Browser {
  readonly location: Pick<Location, "origin" | "hostname" | "pathname" | "search">;
  readonly navigator: Pick<Navigator, "userAgent" | "language" | "maxTouchPoints">;
  readonly screen: Pick<Screen, "width" | "height">;
  /** Touching it may throw. */
  readonly localStorage: StorageArea;
  readonly indexedDB?: Pick<IDBFactory, "deleteDatabase">;
  readonly document: {
    cookie: string;
    readonly head: { append(script: HTMLScriptElement): void };
    createElement(name: "script"): HTMLScriptElement;
    querySelector(selector: "[nonce]"): { nonce?: string } | null;
  };
  addEventListener(type: "pagehide", listener: () => void): void;
  /** Safari has none. */
  readonly requestIdleCallback?: (run: () => void) => unknown;
}

/** Adds a script to the page, with the page's own nonce if it has one; rejects when it does not arrive. */
export const loadScript = ({ document }: Browser, src: string): Promise<unknown> =>
  new Promise((onload, reject) => {
    const script = Object.assign(document.createElement("script"), {
      src,
      nonce: document.querySelector("[nonce]")?.nonce ?? "",
      onload,
      onerror: () => reject(new Error(`Failed to load ${src}`)),
    });
    document.head.append(script);
  });

/** Deletes cookies and local-storage entries whose names begin so, and databases of these names; one in use goes with the page. */
export function forget({ document, indexedDB, localStorage, location }: Browser, left: readonly string[]): void {
  for (const name of left) indexedDB?.deleteDatabase(name);
  const names = document.cookie.split(/=[^;]*;? ?/).concat(Object.keys(localStorage));
  for (const name of names.filter((any) => left.some((prefix) => any.startsWith(prefix)))) {
    localStorage.removeItem(name);
    const expired = (document.cookie = `${name}=; Max-Age=0; Path=/`);
    // A cookie is deleted only by its own domain, and which one a vendor chose cannot be read.
    for (let domain = location.hostname; domain; domain = domain.replace(/.[^.]*/, "")) document.cookie = `${expired}; Domain=${domain}`;
  }
}

/** What a vendor's snippet puts into the global object, as that vendor's file knows it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters
export const vendor = <Names extends object>(browser: Browser): Names => browser as unknown as Names;
