import { removeVoice } from "../engines/voice-store.ts";
import { removeAll } from "./history-store.ts";

/** Runs and lets what the browser forbids be: there is nothing kept behind it. */
const attempt = async (run: () => unknown) => {
  try {
    await run();
  } catch {
    // Forbidden storage holds nothing.
  }
};

const clearAreas = () => Promise.all([attempt(() => localStorage.clear()), attempt(() => sessionStorage.clear())]);

/** Cookies that scripts can see, on this host and on every domain above it. */
const clearCookies = () => {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split(";")) {
    const [name] = cookie.split("=");
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
};

/** The site's own files that it keeps for when there is no network; the next visit fetches them again. */
const clearCaches = async () => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Removes all that the site keeps on this device, and tells this tab what clearing the storage tells every other one: they
 * forget too. Rejects where the history could not be removed; the rest is gone then.
 */
export const forgetDevice = async (): Promise<void> => {
  await clearAreas();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  // What heard of it may have written a last time.
  await Promise.all([clearAreas(), attempt(clearCookies), attempt(clearCaches)]);
  await Promise.all([removeAll(), removeVoice()]);
};
