import { useSyncExternalStore, type CSSProperties } from "react";
import type { DeliveryReport, StateReport } from "../index.ts";
import { useTracking } from "./context.tsx";

const never = () => () => {};
const isWanted = () => new URLSearchParams(location.search).get("tracking_debug") === "1";

/** What became of the last calls, on pages that are opened with `?tracking_debug=1`. */
export function TrackingDebugPanel() {
  return useSyncExternalStore(never, isWanted, () => false) ? <Panel /> : null;
}

const none: readonly (DeliveryReport | StateReport)[] = [];

function Panel() {
  const { log } = useTracking();
  const entries = useSyncExternalStore(log.subscribe, log.entries, () => none);
  const states = new Map(entries.flatMap((entry) => (entry.kind === "state" ? [[entry.provider, entry.state] as const] : [])));
  const deliveries = entries.flatMap((entry) => (entry.kind === "delivery" ? [entry] : [])).toReversed();

  return (
    <details open style={panel} data-clarity-mask="true">
      <summary>Tracking: {[...states].map(([provider, state]) => `${provider} ${state}`).join(", ") || "no provider yet"}</summary>
      <ol reversed>
        {deliveries.map((report) => (
          <li key={report.order}>
            <details>
              <summary>{titleOf(report)}</summary>
              <pre style={payload}>{JSON.stringify(report.call?.payload, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}

function titleOf({ provider, status, call, error }: DeliveryReport): string {
  const name = call?.method === "track" ? ` ${call.payload.name}` : "";
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  return `${provider}: ${call?.method ?? "report"}${name}, ${status}${reason ? ` (${reason})` : ""}`;
}

const panel: CSSProperties = {
  position: "fixed",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  maxInlineSize: "min(40rem, 100vw)",
  maxBlockSize: "50vh",
  overflow: "auto",
  padding: "0.5rem",
  border: "1px solid",
  background: "Canvas",
  color: "CanvasText",
  font: "0.75rem/1.5 monospace",
  zIndex: 9999,
};

const payload: CSSProperties = { margin: 0, whiteSpace: "pre-wrap" };
