export { toast, toasts, type PromiseMessages, type ShowToast } from "./toaster.ts";
export type { CloseReason, ToastOptions, ToastType } from "./toast.ts";
export { Toaster, type ToasterMessages } from "./Toaster.tsx";
