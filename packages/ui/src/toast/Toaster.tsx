"use client";

import { Provider, Viewport } from "@radix-ui/react-toast";
import { useEffect, useSyncExternalStore } from "react";
import type { Toast } from "./toast.ts";
import type { ToastStore } from "./toast-store.ts";
import { ToastCard } from "./ToastCard.tsx";
import { viewport } from "./Toaster.css.ts";

export interface ToasterMessages {
  /** Name of the region that holds the toasts; `{hotkey}` stands for the key that leads there. */
  readonly region: string;
  readonly close: string;
  /** What a screen reader says before each kind of toast. */
  readonly types: Readonly<Record<Toast["type"], string>>;
}

interface ToasterProps {
  readonly store: ToastStore;
  readonly messages: ToasterMessages;
}

const none: readonly Toast[] = [];

/**
 * Shows a store's toasts. Radix gives roles, announcements, swipe and keys; the clocks are the store's, since Radix
 * resumes at the time that was left and can stop for good after its close button.
 */
export function Toaster({ store, messages }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.visible, () => none);

  useEffect(() => {
    const leave = () => store.pause("window");
    const come = () => store.resume("window");
    if (!document.hasFocus()) leave();
    window.addEventListener("blur", leave);
    window.addEventListener("focus", come);
    return () => {
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", come);
    };
  }, [store]);

  return (
    // Upwards, off the edge where they came in: the same in either writing direction.
    <Provider duration={Infinity} swipeDirection="up">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} store={store} messages={messages} />
      ))}
      <Viewport className={viewport} label={messages.region} />
    </Provider>
  );
}
