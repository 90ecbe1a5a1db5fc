"use client";

import { Provider, Viewport } from "@radix-ui/react-toast";
import { useEffect, useSyncExternalStore } from "react";
import type { Toast } from "./toast.ts";
import type { ToastStore } from "./toast-store.ts";
import { ToastCard } from "./ToastCard.tsx";
import { viewport } from "./Toaster.css.ts";
import { Updates } from "./Updates.tsx";
import { useListFocus } from "./use-list-focus.ts";

export interface ToasterMessages {
  /** What a screen reader says before each toast. */
  readonly label: string;
  /** Name of the region that holds the toasts; `{{hotkey}}` stands for the key that leads there. */
  readonly region: string;
  readonly close: string;
  /** What it says of each kind. */
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
  const list = useListFocus(store, toasts);

  useEffect(() => {
    const leave = () => store.pause("window");
    const come = () => store.resume("window");
    if (!document.hasFocus()) leave();
    window.addEventListener("blur", leave);
    window.addEventListener("focus", come);
    return () => {
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", come);
      come();
    };
  }, [store]);

  return (
    // Upwards, off the edge where they came in: the same in either writing direction.
    <Provider label={messages.label} duration={Infinity} swipeDirection="up">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} store={store} messages={messages} />
      ))}
      {/* Radix names its key itself, in a hole of its own kind. */}
      <Viewport ref={list} className={viewport} label={messages.region.replace("{{hotkey}}", "{hotkey}")} />
      <Updates toasts={toasts} messages={messages} />
    </Provider>
  );
}
