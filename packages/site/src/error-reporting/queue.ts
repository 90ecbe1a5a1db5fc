import type { Deliver, Report } from "./report.ts";

/** A page that fails over and over says nothing new after these. */
const limit = 20;

/**
 * Takes reports at any time, brings the reporter at the first, and hands over what waited (E1).
 * A reporter that cannot be had is tried for again with the next report; nothing waiting is lost.
 */
export function createQueue(load: () => Promise<Deliver>): Deliver {
  const waiting: Report[] = [];
  const seen = new WeakSet<object>();
  let taken = 0;
  let loading = false;
  let deliver: Deliver | undefined;

  const bring = async () => {
    loading = true;
    try {
      deliver = await load();
      waiting.splice(0).forEach(deliver);
    } catch {
      // The network may be what failed; what waits goes with the next report.
    } finally {
      loading = false;
    }
  };

  return (report) => {
    if (isRepeat(report, seen) || taken >= limit) return;
    taken += 1;
    if (deliver) return deliver(report);
    waiting.push(report);
    if (!loading) void bring();
  };
}

/** One error reaches us more than once: from the boundary that showed it, and from the window. */
function isRepeat(report: Report, seen: WeakSet<object>): boolean {
  if (!("error" in report) || typeof report.error !== "object" || report.error === null) return false;
  if (seen.has(report.error)) return true;
  seen.add(report.error);
  return false;
}
