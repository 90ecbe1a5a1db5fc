export { firstToast } from "./first-toast.ts";
export { toast, toasts, type PromiseMessages, type ShowToast } from "./toaster.ts";
export type { CloseReason, ToastOptions, ToastType } from "./toast.ts";
export type { ToastStore } from "./toast-store.ts";
export { Toaster, type ToasterMessages } from "./Toaster.tsx";
