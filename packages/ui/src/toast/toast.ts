import type { Status } from "./lifecycle.ts";

export const toastTypes = ["success", "error", "info", "system"] as const;
/** What a toast is about; decides its look and how urgently it is announced (U2). */
export type ToastType = (typeof toastTypes)[number];

/** Why a toast closed (U4). */
export type CloseReason = "timeout" | "close-button" | "displaced" | "escape" | "swipe" | "programmatic";

export interface ToastOptions {
  readonly message: string;
  readonly type: ToastType;
  /** Milliseconds until it closes by itself; `Infinity` keeps it. 3,000 unless given (U2). */
  readonly autoHideDuration?: number;
  /** As wide as the screen less its margins, in place of 360 px (U2). */
  readonly fullWidth?: boolean;
  /** Called once, when it is told to go. */
  readonly onClose?: (reason: CloseReason) => void;
}

/** A toast as it stands in the store. */
export interface Toast extends Required<Omit<ToastOptions, "onClose">> {
  readonly id: number;
  readonly status: Status;
  /** How often its words have changed since it came in. */
  readonly revision: number;
  readonly onClose: ((reason: CloseReason) => void) | undefined;
}

const defaultDuration = 3000;

/** Whether it interrupts what a screen reader is saying. */
export const isUrgent = (type: ToastType): boolean => type === "error";

/** Throws `TypeError` when the type is missing or none of ours (U6), as callers without a compiler may find. */
export function toToast(id: number, { message, type, autoHideDuration = defaultDuration, fullWidth = false, onClose }: ToastOptions): Toast {
  if (!toastTypes.includes(type)) throw new TypeError(`A toast needs a type: ${toastTypes.join(", ")}. It was given "${type}".`);
  return { id, message, type, autoHideDuration, fullWidth, onClose, status: "queued", revision: 0 };
}
