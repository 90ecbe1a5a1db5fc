import type { ReactNode } from "react";
import { seal, stamp } from "./Stamp.css.ts";

/** The printer's mark that a page was checked and passed. */
export function Stamp({ children }: { readonly children: ReactNode }) {
  return (
    <p className={stamp}>
      <svg className={seal} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <path d="m5 8.3 2.2 2.2L11.2 6" />
      </svg>
      {children}
    </p>
  );
}
