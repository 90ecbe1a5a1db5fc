import type { Theme } from "@prosewell/ui";

/** Where the choice is kept on the person's own device; nothing is kept for `system`. */
const key = "theme";

const isForced = (value: unknown): value is Exclude<Theme, "system"> => value === "light" || value === "dark";

/** Runs at the top of the document, before anything is painted, so that a dark page never flashes white. */
export const themeScript = `try{const t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The theme that the document has; the document itself is what remembers it. */
export const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isForced(theme) ? theme : "system";
};

const listeners = new Set<() => void>();

/** Puts the kept choice on a document that was made after the script ran. */
export function restoreTheme(): void {
  try {
    const kept = localStorage.getItem(key);
    apply(isForced(kept) ? kept : "system");
  } catch {
    // A browser that refuses storage follows the device.
  }
}

export function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // It then holds until the page is left.
  }
}

/** Calls back when the theme changes, be it here or in another tab. */
export function watchTheme(listener: () => void): () => void {
  const fromElsewhere = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key || changed === null) apply(isForced(newValue) ? newValue : "system");
  };
  listeners.add(listener);
  window.addEventListener("storage", fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromElsewhere);
  };
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  colourBrowser();
  for (const listener of listeners) listener();
}

const schemes = ["light", "dark"] as const;

/** The browser's own bars take the page's colour: of the document's two tags, light first, the chosen one speaks for every device. */
export function colourBrowser(): void {
  const theme = currentTheme();
  const tags = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [index, scheme] of schemes.entries()) {
    const media = { system: `(prefers-color-scheme: ${scheme})`, [scheme]: "all" }[theme] ?? "not all";
    tags.item(index)?.setAttribute("media", media);
  }
}
