import type { Clock } from "../index.ts";
import type { FakeBrowser } from "./fake-browser.ts";

/** What a vendor's tag was told, each command as the list of its parts. */
export interface VendorStub {
  readonly commands: readonly (readonly unknown[])[];
}

/** When the conversion tag calls back: at once, never, or after so many milliseconds of a clock. */
export type GtagCallback = "sync" | "never" | { readonly after: number; readonly clock: Clock };

/** A data layer that answers conversions as Google's tag does. It takes `arguments` for commands, and nothing else. */
export function installGtagStub(browser: FakeBrowser, { callback = "sync" }: { readonly callback?: GtagCallback } = {}): VendorStub {
  const commands: unknown[][] = [];
  const answer = (done: () => void): void => {
    if (callback === "sync") done();
    else if (callback !== "never") callback.clock.after(callback.after, done);
  };
  const push = (command: unknown): void => {
    if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- arguments are a list
    const parts = Array.from(command as ArrayLike<unknown>);
    commands.push(parts);
    const [verb, , parameters] = parts;
    if (verb === "event" && hasCallback(parameters)) answer(parameters.event_callback);
  };
  browser.define({ dataLayer: { push } });
  return { commands };
}

const hasCallback = (parameters: unknown): parameters is { event_callback: () => void } =>
  typeof parameters === "object" && parameters !== null && "event_callback" in parameters;

/** The queue of Microsoft's tag and the tag itself, which drains the queue and takes its place. */
export function installUetQueue(browser: FakeBrowser): VendorStub {
  const commands: unknown[][] = [];
  const record = (...command: unknown[]): void => void commands.push(command);
  const queue: unknown[] = [];
  queue.push = (...command) => {
    record(...command);
    return Array.prototype.push.apply(queue, command);
  };
  class UET {
    push = record;
  }
  browser.define({ uetq: queue, UET });
  return { commands };
}

/** Clarity as its script leaves it. */
export function installClarityStub(browser: FakeBrowser): VendorStub {
  const commands: unknown[][] = [];
  browser.define({ clarity: (...command: unknown[]) => void commands.push(command) });
  return { commands };
}
