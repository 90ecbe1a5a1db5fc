/** What the shell says of a command that ended by each signal. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

const controller = new AbortController();

/** Aborted when a person or the system wants us to end; its reason is the exit code. */
export const stopped = controller.signal;

/** Lets the next signal end us in good order. Another one ends us at once. */
export function heedSignals() {
  for (const [signal, code] of Object.entries(exitCodes)) process.once(signal, () => controller.abort(code));
}
