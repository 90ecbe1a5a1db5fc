import type { Call } from "./calls.ts";
import { asRecord } from "./record.ts";
import type { SafeStorage } from "./safe-storage.ts";

/** Where calls wait that a page did not live to send. */
export const waitingKey = "tracking_waiting";

/** Carries one provider's calls over to the next page. */
export function createWaiting(storage: SafeStorage) {
  const read = (): Readonly<Record<string, readonly Call[]>> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `leave` writes here
    asRecord(storage.get(waitingKey)) as Record<string, readonly Call[]>;
  return {
    leave: (provider: string, calls: readonly Call[]): void => {
      const all = read();
      storage.set(waitingKey, { ...all, [provider]: [...(all[provider] ?? []), ...calls] });
    },
    take: (provider: string): readonly Call[] => {
      const { [provider]: calls = [], ...others } = read();
      if (calls.length > 0) storage.set(waitingKey, others);
      return calls;
    },
  };
}

/** Calls that wait for the next page. */
export type Waiting = ReturnType<typeof createWaiting>;
