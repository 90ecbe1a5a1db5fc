import { type Request, scriptPath } from "@prosewell/service-worker";
import { Serwist } from "@serwist/window";
import { tellKept } from "./kept.ts";

/** In development there is a new build every minute, and nothing to keep. */
const isOffered = process.env.NODE_ENV === "production" && "serviceWorker" in navigator;

const worker = isOffered ? new Serwist(scriptPath) : null;

/** A browser that refuses, as in a private window, is no fault: the site then works as any site does. */
const registered = worker?.register({ immediate: true }).catch(() => undefined);

const keepToolRequest: Request = "keep-tool";

/** Keeps all that the tool may ask for, and tells once it works without a connection. */
export async function keepTool(): Promise<void> {
  if (!(await registered)) return;
  if ((await worker?.messageSW(keepToolRequest)) === true) tellKept();
}

/** Calls back when a newer version of the site is ready, or has taken over in another tab. Gives what ends it. */
export function watchUpdates(callback: () => void): () => void {
  const over = ({ isUpdate }: { readonly isUpdate?: boolean }) => {
    if (isUpdate) callback();
  };
  const look = () => {
    if (document.visibilityState === "visible") worker?.update().catch(() => undefined);
  };
  worker?.addEventListener("waiting", callback);
  worker?.addEventListener("controlling", over);
  document.addEventListener("visibilitychange", look);
  return () => {
    worker?.removeEventListener("waiting", callback);
    worker?.removeEventListener("controlling", over);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Opens the page in the newer version. */
export async function update(): Promise<void> {
  const registration = await registered;
  const reload = () => location.reload();
  if (!registration?.waiting) return reload();
  worker?.addEventListener("controlling", reload);
  worker?.messageSkipWaiting();
}
