import type { SafeStorage } from "./safe-storage.ts";

/** Where the orders that were sent are remembered. */
export const ordersKey = "tracking_orders";

const week = 7 * 24 * 60 * 60_000;
/** Fifty orders at four providers. */
const most = 200;

type Sent = readonly [order: string, time: number];

/** Remembers which orders were sent where, for a week and across reloads, so that none is sent twice. */
export function createOrders(storage: SafeStorage, now: () => number) {
  const read = (): Sent[] => {
    const stored = storage.get(ordersKey);
    return Array.isArray(stored) ? stored.filter(isSent).filter(([, time]) => now() - time < week) : [];
  };
  const keyOf = (provider: string, orderId: string) => `${provider}:${orderId}`;

  return {
    /** Whether the order is this provider's to send: it was not sent before, and from now on it was. */
    claim: (provider: string, orderId: string): boolean => {
      const sent = read();
      if (sent.some(([order]) => order === keyOf(provider, orderId))) return false;
      storage.set(ordersKey, [...sent, [keyOf(provider, orderId), now()]].slice(-most));
      return true;
    },
    /** Gives the order back after a failure, so that it can be tried again. */
    release: (provider: string, orderId: string): void =>
      storage.set(
        ordersKey,
        read().filter(([order]) => order !== keyOf(provider, orderId)),
      ),
  };
}

/** The memory of orders. */
export type Orders = ReturnType<typeof createOrders>;

const isSent = (entry: unknown): entry is Sent => Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
