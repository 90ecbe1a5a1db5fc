import type { Deliver } from "./report.ts";

/** Reports what no boundary catches. What comes without an error object is another site's script, or an extension. */
export function watch(target: Pick<Window, "addEventListener">, report: Deliver): void {
  target.addEventListener("error", ({ error }) => void (error && report({ error })));
  target.addEventListener("unhandledrejection", ({ reason }) => report({ error: reason }));
}
