import type { SafeStorage } from "./safe-storage.ts";

/** Where the orders that were sent are remembered. */
export const ordersKey = "tracking_orders";

/** Remembers the last fifty orders at four providers, across reloads, so that none is sent twice. */
export function createOrders(storage: SafeStorage) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else writes there
  const sent = () => (storage.get(ordersKey) ?? []) as string[];
  return {
    includes: (order: string): boolean => sent().includes(order),
    add: (order: string): void => storage.set(ordersKey, [...sent(), order].slice(-200)),
    /** Gives an order back after a failure, so that it can be tried again. */
    remove: (order: string): void =>
      storage.set(
        ordersKey,
        sent().filter((other) => other !== order),
      ),
  };
}

/** The memory of orders. */
export type Orders = ReturnType<typeof createOrders>;
