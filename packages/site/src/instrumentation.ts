import type { Instrumentation } from "next";

// Everything else comes by import(), so that a worker of another runtime loads none of it.
const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;

/** Runs once, before the server takes its first request. A wrong environment stops it here (C3). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  await import("./site.ts");
  const { watchRequests } = await import("./requests/watch-requests.ts");
  watchRequests();
  if (!dsn) return;
  const { startServerReporting, deliver } = await import("./error-reporting/sentry-server.ts");
  const { setMissingKeyReporter } = await import("@prosewell/i18n");
  startServerReporting(dsn);
  setMissingKeyReporter((message) => deliver({ message }));
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (!dsn || process.env.NEXT_RUNTIME !== "nodejs") return;
  (await import("./error-reporting/sentry-server.ts")).captureRequestError(...failure);
};
