import type { Logbook } from "./log.ts";

/** Makes functions that never throw: what goes wrong is logged, and they give something else instead. */
export const createGuard =
  ({ delivery }: Pick<Logbook, "delivery">) =>
  <Given extends unknown[], Result>(run: (...given: Given) => Result, otherwise: () => Result) =>
  (...given: Given): Result => {
    try {
      return run(...given);
    } catch (error) {
      delivery({ provider: "tracking", status: "failed", error });
      return otherwise();
    }
  };
