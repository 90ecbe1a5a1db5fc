import type { ReactNode } from "react";
import { hiddenOnPhones, visuallyHidden } from "./VisuallyHidden.css.ts";

/** Heard, not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

/** Heard everywhere, and seen where there is room for it beside a picture that says the same. */
export function HiddenOnPhones({ children }: { readonly children: ReactNode }) {
  return <span className={hiddenOnPhones}>{children}</span>;
}
