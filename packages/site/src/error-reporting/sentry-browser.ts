import {
  BrowserClient,
  captureException,
  captureMessage,
  defaultStackParser,
  getCurrentScope,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from "@sentry/nextjs";
import { collected, withoutText } from "./private.ts";
import type { Deliver } from "./report.ts";

// A build that sends its source maps writes their release in here, which only the SDK's own `init` would look for.
// oxlint-disable-next-line no-underscore-dangle -- the SDK's name for it
const release = process.env._sentryRelease;

export { showReportDialog } from "@sentry/nextjs";

/**
 * A client with two integrations only: our own queue catches errors and merges repeats, and what a
 * person does on the page is nobody's business.
 */
export function startBrowserReporting(dsn: string): Deliver {
  const client = new BrowserClient({
    dsn,
    ...(release && { release }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration(), httpContextIntegration()],
    dataCollection: collected,
    beforeSend: withoutText,
  });
  getCurrentScope().setClient(client);
  client.init();
  return (report) => void ("error" in report ? captureException(report.error) : captureMessage(report.message, "warning"));
}
