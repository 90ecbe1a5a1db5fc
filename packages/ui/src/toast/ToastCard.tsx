import { Close, Description, Root } from "@radix-ui/react-toast";
import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import Settings from "lucide-react/icons/settings-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { type MouseEvent, useEffect } from "react";
import { VisuallyHidden } from "../components/VisuallyHidden/VisuallyHidden.tsx";
import { isUrgent, type Toast } from "./toast.ts";
import type { ToastStore } from "./toast-store.ts";
import { close, sign, toast as card, words } from "./Toaster.css.ts";
import type { ToasterMessages } from "./Toaster.tsx";

const signs = { success: Check, error: TriangleAlert, info: Info, system: Settings } as const;

interface ToastCardProps {
  readonly toast: Toast;
  readonly store: ToastStore;
  readonly messages: ToasterMessages;
}

export function ToastCard({ toast: { id, type, message, status, fullWidth }, store, messages }: ToastCardProps) {
  const Sign = signs[type];
  // A pointer over a card that goes with the whole page never leaves it.
  useEffect(() => () => store.resume("hover", id), [store, id]);

  return (
    <Root
      forceMount
      open={status !== "exiting"}
      duration={Infinity}
      type={isUrgent(type) ? "foreground" : "background"}
      className={card}
      data-status={status}
      data-type={type}
      data-full-width={fullWidth ? "" : undefined}
      onSwipeEnd={() => store.dismiss(id, "swipe")}
      // Its own close button and swipe have been told by then, and it has no clock of its own.
      onOpenChange={(open) => open || store.dismiss(id, "escape")}
      onAnimationEnd={() => store.settle(id)}
      onPointerEnter={() => store.pause("hover", id)}
      onPointerLeave={() => store.resume("hover", id)}
      onMouseDown={keepFocus}
    >
      <Sign className={sign} size={18} aria-hidden />
      <Description className={words}>
        <VisuallyHidden>{messages.types[type]} </VisuallyHidden>
        {message}
      </Description>
      <Close className={close} aria-label={messages.close} onClick={() => store.dismiss(id, "close-button")}>
        <X size={16} aria-hidden />
      </Close>
    </Root>
  );
}

/** Whoever closes a toast with a pointer goes on where they were; focus in the list would hold all clocks. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
