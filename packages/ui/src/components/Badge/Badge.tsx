import type { ReactNode } from "react";
import { badge } from "./Badge.css.ts";

interface BadgeProps {
  /** The pencil's speak of edits, the stamp's of what was checked. */
  readonly kind?: "neutral" | "pencil" | "stamp";
  readonly children: ReactNode;
}

/** A word or a number beside what it tells of. */
export function Badge({ kind = "neutral", children }: BadgeProps) {
  return (
    <span className={badge} data-kind={kind}>
      {children}
    </span>
  );
}
