import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { actions as actionsClass, body, drawing, pencil, text as textClass, title as titleClass, type } from "./ErrorPage.css.ts";

interface ErrorPageProps {
  readonly title: string;
  /** What happened, what was kept, what to do next (E3). */
  readonly text: string;
  readonly actions: ReactNode;
}

/** Stands in for a page that cannot be shown, or that does not exist. */
export function ErrorPage({ title, text, actions }: ErrorPageProps) {
  return (
    <Container>
      <div className={body}>
        <svg className={drawing} viewBox="0 0 160 48" aria-hidden="true">
          <path className={type} d="M4 20h46M62 20h36M110 20h46" />
          <path className={pencil} d="M58 22c14-5 30-4 44-3 9 1 11-9 3-9s-9 15 4 17M47 40l8.5-13 8.5 12.5" />
        </svg>
        <h1 className={titleClass}>{title}</h1>
        <p className={textClass}>{text}</p>
        <div className={actionsClass}>{actions}</div>
      </div>
    </Container>
  );
}
