import { beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { manualTimers } from "./testing.ts";
import type { ToastOptions } from "./toast.ts";
import { createToastStore } from "./toast-store.ts";
import { createToast, type ShowToast } from "./toaster.ts";

let store: ReturnType<typeof createToastStore>;
let timers: ReturnType<typeof manualTimers>;
let toast: ShowToast;

beforeEach(() => {
  timers = manualTimers();
  store = createToastStore(timers);
  store.subscribe(() => {});
  toast = createToast(store);
});

const onScreen = () => store.visible().map(({ type, message, status }) => `${type}: ${message} (${status})`);

test("a toast without a type, or with another one, does not compile, and throws where nothing is compiled (U6)", () => {
  // @ts-expect-error -- U6
  expect(() => toast({ message: "Saved" })).toThrow(TypeError);
  // @ts-expect-error -- U6
  expect(() => toast({ message: "Saved", type: undefined })).toThrow(TypeError);
  // @ts-expect-error -- U6
  expect(() => toast({ message: "Saved", type: "warning" })).toThrow(TypeError);
  expect(onScreen()).toEqual([]);
  expectTypeOf<{ message: string }>().not.toExtend<ToastOptions>();
  expectTypeOf<ToastOptions["type"]>().toEqualTypeOf<"success" | "error" | "info" | "system">();
});

test("a toast is shown for 3,000 ms and at a fixed width unless it says otherwise (U2)", () => {
  toast({ message: "Saved", type: "success" });
  expect(store.visible()).toMatchObject([{ autoHideDuration: 3000, fullWidth: false }]);
});

test("a toast can be closed by program, once (U4)", async () => {
  const reasons: string[] = [];
  const id = toast({ message: "Saved", type: "success", onClose: (reason) => reasons.push(reason) });
  toast.dismiss(id);
  toast.dismiss(id);
  await Promise.resolve();
  expect(reasons).toEqual(["programmatic"]);
});

describe("long work", () => {
  const messages = { pending: "Saving", success: (name: string) => `Saved as ${name}`, error: (reason: unknown) => `Not saved: ${String(reason)}` };

  test.each([
    ["well", (work: PromiseWithResolvers<string>) => work.resolve("essay.md"), "success: Saved as essay.md (entered)"],
    ["badly", (work: PromiseWithResolvers<string>) => work.reject("no room"), "error: Not saved: no room (entered)"],
  ])("is told of by an info toast that stays, and then says that it ended %s", async (_, end, said) => {
    const work = Promise.withResolvers<string>();
    expect(toast.promise(work.promise, messages)).toBe(work.promise);
    timers.advance(600_000);
    expect(onScreen()).toEqual(["info: Saving (entered)"]);
    end(work);
    await Promise.allSettled([work.promise]);
    expect(onScreen()).toEqual([said]);
    timers.advance(3000 + 1000);
    expect(onScreen()).toEqual([]);
  });

  test("says how it ended to whoever has closed its first toast", async () => {
    const work = Promise.withResolvers<string>();
    void toast.promise(work.promise, messages);
    for (const { id } of store.visible()) toast.dismiss(id);
    timers.advance(1000);
    work.resolve("essay.md");
    await work.promise;
    expect(onScreen()).toEqual(["success: Saved as essay.md (entering)"]);
  });
});

test("the page's first toast is told to whoever waits for it, and none is lost until somebody shows it", async () => {
  // A page of its own, on which nothing was said before.
  vi.resetModules();
  const [{ firstToast }, { toast: pageToast, toasts }] = await Promise.all([import("./first-toast.ts"), import("./toaster.ts")]);
  const told: boolean[] = [];
  firstToast.subscribe(() => told.push(firstToast.wasAsked()));
  expect(firstToast.wasAsked()).toBe(false);
  pageToast({ message: "Copied", type: "success" });
  expect(told).toEqual([true]);
  toasts.subscribe(() => {});
  expect(toasts.visible()).toMatchObject([{ message: "Copied" }]);
});
