import type { Activity } from "@prosewell/ui/workspace";
import { isTracked } from "./keys.ts";

/** Hands what a person did to the tracking layer, which sends it only with consent. */
export function tellActivity({ name, ...properties }: Activity): void {
  if (!isTracked) return;
  import("./client.ts").then(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- name and properties come from one activity, which a spread forgets
    ({ tracking }) => tracking.track(name, properties as never),
    // The layer could not be fetched; the tool works without it.
    () => undefined,
  );
}
