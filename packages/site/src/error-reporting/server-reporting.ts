import type { Deliver } from "./report.ts";

const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;

const toService: Deliver = async (report) => (await import("./sentry-server.ts")).deliver(report);

// oxlint-disable-next-line no-console -- Without a service, the server's log is where its operator looks.
const toLog: Deliver = (report) => console.error("error" in report ? report.error : report.message);

/** Reports from the server, which `instrumentation.ts` has made ready. */
export const report: Deliver = dsn ? toService : toLog;
