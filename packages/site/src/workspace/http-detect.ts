import type { Detection } from "@prosewell/detector";
import type { Detect } from "@prosewell/ui/workspace";
import { problemOf } from "./http-problem.ts";

const headers = { "Content-Type": "application/json" };

/**
 * The server's own detector, for a browser that cannot run one. The text leaves the device: whoever calls it has asked before.
 * Rejects with a `RangeError` where the text is longer than the server reads.
 */
export const createHttpDetect =
  (ask: typeof fetch = (...request) => fetch(...request)): Detect =>
  async (text) => {
    const response = await ask("/api/detect", { method: "POST", headers, body: JSON.stringify({ text }) });
    if (response.status === 413) throw new RangeError("The text is longer than the server reads.");
    if (!response.ok) throw await problemOf(response);
    const judgement: Detection = await response.json();
    return judgement;
  };
