import type { ReactNode } from "react";
import { Caret } from "../ProofMark/Caret.tsx";
import { seal, sign, stamp } from "./Stamp.css.ts";

interface StampProps {
  /** Whether it opens on what was checked. */
  readonly opens?: boolean;
  readonly children: ReactNode;
}

/** The printer's mark that a page was checked and passed. */
export function Stamp({ opens = false, children }: StampProps) {
  return (
    <span className={stamp}>
      <svg className={seal} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <path d="m5 8.3 2.2 2.2L11.2 6" />
      </svg>
      {children}
      {opens ? (
        <span className={sign}>
          <Caret />
        </span>
      ) : null}
    </span>
  );
}
