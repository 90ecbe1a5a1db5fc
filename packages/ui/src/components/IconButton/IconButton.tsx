import type { ComponentProps, ReactNode } from "react";
import { iconButton } from "./IconButton.css.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "title" | "aria-label" | "children"> {
  /** What it does: its name, and what the browser shows over it. */
  readonly label: string;
  /** A sign of 16 to 20 pixels, hidden from assistive technology. */
  readonly children: ReactNode;
}

/** A button that is one well-known sign. What needs explaining is a `Button` with words. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={iconButton} aria-label={label} title={label} {...rest}>
      {children}
    </button>
  );
}
