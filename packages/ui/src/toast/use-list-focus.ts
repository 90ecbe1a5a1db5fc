import { type RefObject, useEffect, useRef } from "react";
import type { Toast } from "./toast.ts";
import type { ToastStore } from "./toast-store.ts";

/**
 * Focus among the toasts holds every clock: a toast must not go while a person is on their way to it. It never rests on
 * the list, where Radix puts it on its hotkey and when a toast closes under it, but goes on to the newest toast; with
 * the last one it goes back to where it came from.
 */
export function useListFocus(store: ToastStore, toasts: readonly Toast[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const isHere = useRef(false);

  useEffect(() => {
    const element = list.current;
    // Around the list Radix has elements of its own that catch the focus and hand it on.
    const region = element?.closest<HTMLElement>("[role=region]");
    if (!element || !region) return undefined;
    const holds = (target: EventTarget | null) => target instanceof Node && region.contains(target);
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      if (!isHere.current) cameFrom.current = relatedTarget;
      isHere.current = true;
      store.pause("focus");
      if (target === element) moveOn(element, cameFrom.current);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // When the whole window loses it, the focus is still here.
      if (holds(relatedTarget) || holds(document.activeElement)) return;
      isHere.current = false;
      store.resume("focus");
    };
    region.addEventListener("focusin", enter);
    region.addEventListener("focusout", leave);
    return () => {
      region.removeEventListener("focusin", enter);
      region.removeEventListener("focusout", leave);
      isHere.current = false;
      store.resume("focus");
    };
  }, [store]);

  useEffect(() => {
    const element = list.current;
    if (!element || !isHere.current) return;
    const focused = document.activeElement;
    const isOnToast = focused?.closest("li") && element.contains(focused) && !focused.closest(leaving);
    if (isOnToast) return;
    moveOn(element, cameFrom.current);
    // A toast that is removed under the focus takes it away without a word.
    if (!element.contains(document.activeElement)) {
      isHere.current = false;
      store.resume("focus");
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Whenever a toast comes or goes.
  }, [store, toasts]);

  return list;
}

const leaving = "[data-status=exiting]";

function moveOn(list: HTMLOListElement, cameFrom: EventTarget | null): void {
  const newest = [...list.querySelectorAll<HTMLElement>(`:scope > li:not(${leaving})`)].at(-1);
  if (newest) {
    newest.focus();
    return;
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
}
