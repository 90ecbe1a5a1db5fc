import { useSyncExternalStore, type CSSProperties } from "react";
import type { LogEntry, TrackingLog } from "../index.ts";

const never = () => () => {};
const isWanted = () => new URLSearchParams(location.search).get("tracking_debug") === "1";

/** What {@link TrackingDebugPanel} takes. */
export interface TrackingDebugPanelProps {
  /** The log whose `add` the tracking layer has as its `onReport`. */
  readonly log: TrackingLog;
}

/** What became of the last calls, on pages that are opened with `?tracking_debug=1`. */
export function TrackingDebugPanel({ log }: TrackingDebugPanelProps) {
  return useSyncExternalStore(never, isWanted, () => false) ? <Panel log={log} /> : null;
}

const none: readonly LogEntry[] = [];

function Panel({ log }: TrackingDebugPanelProps) {
  const entries = useSyncExternalStore(log.subscribe, log.entries, () => none);
  const states = new Map(entries.flatMap((entry) => ("state" in entry ? [[entry.provider, entry.state] as const] : [])));

  return (
    <details open style={panel} data-clarity-mask="true">
      <summary>Tracking: {[...states].map(([provider, state]) => `${provider} ${state}`).join(", ") || "no provider yet"}</summary>
      <ol reversed>
        {entries.toReversed().map((entry) => (
          <li key={entry.order}>
            <details>
              <summary>{titleOf(entry)}</summary>
              <pre style={payload}>{JSON.stringify("call" in entry ? entry.call : undefined, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}

function titleOf(entry: LogEntry): string {
  const reason = entry.error instanceof Error ? entry.error.message : JSON.stringify(entry.error);
  return `${entry.provider}: ${whatOf(entry)}${reason ? ` (${reason})` : ""}`;
}

function whatOf(entry: LogEntry): string {
  if ("state" in entry) return entry.state;
  const { call, status } = entry;
  return `${call?.method ?? "report"}${call?.method === "track" ? ` ${call.name}` : ""}, ${status}`;
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
