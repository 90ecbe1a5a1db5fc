import { createQueue } from "./queue.ts";
import type { Deliver } from "./report.ts";

// The build writes the value in here; when it is empty, the import below is never reached.
const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;

const bringReporter = async (address: string) => (await import("./sentry-browser.ts")).startBrowserReporting(address);

/** Reports from the browser (E1). Without a DSN it does nothing. */
export const report: Deliver = dsn ? createQueue(() => bringReporter(dsn)) : () => {};

/** Whether a person can be asked what happened. */
export const takesFeedback = Boolean(dsn);

/** Opens the reporting service's own dialog about the error that was reported last (E2). */
export async function askForFeedback(onError: () => void): Promise<void> {
  try {
    const { showReportDialog } = await import("./sentry-browser.ts");
    showReportDialog({ onError });
  } catch {
    onError();
  }
}
