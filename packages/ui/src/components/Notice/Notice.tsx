import type { ReactNode } from "react";
import { notice, words } from "./Notice.css.ts";

interface NoticeProps {
  readonly kind?: "note" | "problem";
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** Says what happened, in place. The one who shows it owns the live region around it. */
export function Notice({ kind = "note", children, actions }: NoticeProps) {
  return (
    <div className={notice} data-kind={kind}>
      <p className={words}>{children}</p>
      {actions}
    </div>
  );
}
