import type { ReactNode } from "react";
import { actions as actionsClass, emptyState, title as titleClass } from "./EmptyState.css.ts";

interface EmptyStateProps {
  /** A few strokes in the page's manner, hidden from assistive technology. */
  readonly drawing?: ReactNode;
  readonly title: string;
  /** What will stand here, and how it comes. */
  readonly text: string;
  readonly actions?: ReactNode;
}

/** Stands where nothing is yet. */
export function EmptyState({ drawing, title, text, actions }: EmptyStateProps) {
  return (
    <div className={emptyState}>
      {drawing}
      <p className={titleClass}>{title}</p>
      <p>{text}</p>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}
