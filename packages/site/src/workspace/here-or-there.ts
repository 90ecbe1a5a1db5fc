/** Long enough for a server that has just started and loads its engine for this answer. */
const patience = 10_000;

/**
 * Starts what works on this device, or what asks the server in its place: where workers are missing or blocked, and the server is
 * there. Where neither is, the line is down, and the failure is that of the device.
 */
export async function hereOrThere<Started>(here: () => Promise<Started>, ask: typeof fetch = (...request) => fetch(...request)): Promise<Started | null> {
  try {
    return await here();
  } catch (error) {
    const isServed = await ask("/api/health", { signal: AbortSignal.timeout(patience) }).then(({ ok }) => ok, () => false);
    if (isServed) return null;
    throw error;
  }
}
