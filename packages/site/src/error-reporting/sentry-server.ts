import { captureException, captureMessage, captureRequestError, init, linkedErrorsIntegration } from "@sentry/nextjs";
import { collected, withoutText } from "./private.ts";
import type { Deliver } from "./report.ts";

export { captureRequestError };

/** Errors only: no traces, no request bodies, nothing that patches Node's own modules. */
export function startServerReporting(dsn: string): void {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [linkedErrorsIntegration()],
    enableOpenTelemetrySetup: false,
    dataCollection: collected,
    beforeSend: withoutText,
  });
}

/** Needs {@link startServerReporting} to have run; before that it reaches nobody. */
export const deliver: Deliver = (report) =>
  void ("error" in report ? captureException(report.error) : captureMessage(report.message, "warning"));
