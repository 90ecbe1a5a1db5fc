import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { Wordmark } from "../../components/Wordmark/Wordmark.tsx";
import { header, links as linksClass, main, masthead, page, skip } from "./PageLayout.css.ts";

interface PageLayoutProps {
  readonly siteName: string;
  readonly homeHref: string;
  readonly skipLabel: string;
  /** The other pages; on narrow screens in a line of their own. */
  readonly links?: ReactNode;
  /** Stands at the far end of the header. */
  readonly tools?: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

const contentAnchor = "content";

export function PageLayout({ siteName, homeHref, skipLabel, links, tools, footer, children }: PageLayoutProps) {
  return (
    <div className={page}>
      <a className={skip} href={`#${contentAnchor}`}>
        {skipLabel}
      </a>
      <header className={header}>
        <Container>
          <div className={masthead}>
            <Wordmark name={siteName} href={homeHref} />
            {links ? <div className={linksClass}>{links}</div> : null}
            {tools}
          </div>
        </Container>
      </header>
      <main id={contentAnchor} className={main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
