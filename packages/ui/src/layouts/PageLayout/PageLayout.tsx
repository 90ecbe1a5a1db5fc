import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { Wordmark } from "../../components/Wordmark/Wordmark.tsx";
import { header, main, page, skip } from "./PageLayout.css.ts";

interface PageLayoutProps {
  readonly siteName: string;
  readonly homeHref: string;
  readonly skipLabel: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

const contentAnchor = "content";

export function PageLayout({ siteName, homeHref, skipLabel, footer, children }: PageLayoutProps) {
  return (
    <div className={page}>
      <a className={skip} href={`#${contentAnchor}`}>
        {skipLabel}
      </a>
      <header className={header}>
        <Container>
          <Wordmark name={siteName} href={homeHref} />
        </Container>
      </header>
      <main id={contentAnchor} className={main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
