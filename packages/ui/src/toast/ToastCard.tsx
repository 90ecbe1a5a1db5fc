import { Close, Description, Root } from "@radix-ui/react-toast";
import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import Settings from "lucide-react/icons/settings-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { FocusEvent } from "react";
import { VisuallyHidden } from "../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Toast } from "./toast.ts";
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
  const staysInside = ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

  return (
    <Root
      forceMount
      open={status !== "exiting"}
      duration={Infinity}
      type={type === "error" ? "foreground" : "background"}
      className={card}
      data-status={status}
      data-type={type}
      data-full-width={fullWidth ? "" : undefined}
      onEscapeKeyDown={() => store.dismiss(id, "escape")}
      onSwipeEnd={() => store.dismiss(id, "swipe")}
      onOpenChange={(open) => open || store.dismiss(id, "close-button")}
      onAnimationEnd={() => store.settle(id)}
      onPointerEnter={() => store.pause("hover", id)}
      onPointerLeave={() => store.resume("hover", id)}
      onFocus={() => store.pause("focus", id)}
      onBlur={(event) => staysInside(event) || store.resume("focus", id)}
    >
      <Sign className={sign} size={18} aria-hidden />
      <Description className={words}>
        <VisuallyHidden>{messages.types[type]} </VisuallyHidden>
        {message}
      </Description>
      <Close className={close} aria-label={messages.close}>
        <X size={16} aria-hidden />
      </Close>
    </Root>
  );
}
