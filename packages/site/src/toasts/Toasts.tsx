"use client";

import { firstToast, type ToasterMessages } from "@prosewell/ui/toast";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

interface ToastsProps {
  readonly messages: ToasterMessages;
}

/** The place of the toasts on every page: nothing until the first one, which brings what shows them. */
export function Toasts({ messages }: ToastsProps) {
  const isWanted = useSyncExternalStore(firstToast.subscribe, firstToast.wasAsked, () => false);
  const [Fetched, setFetched] = useState<ComponentType<ToastsProps> | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    import("./PageToaster.tsx").then(
      ({ PageToaster }) => setFetched(() => PageToaster),
      // A page without toasts is better than no page: what matters is said in place as well.
      () => undefined,
    );
  }, [isWanted]);

  return Fetched ? <Fetched messages={messages} /> : null;
}
