import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { article, heading as headingClass, section, title as titleClass, updated } from "./LegalProse.css.ts";

interface LegalProseProps {
  readonly title: string;
  /** A whole phrase, such as “Last updated: 01.04.2025”. */
  readonly lastUpdated: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** What a page adds under its text, such as controls. */
  readonly children?: ReactNode;
}

export function LegalProse({ title, lastUpdated, sections, children }: LegalProseProps) {
  return (
    <Container>
      <article className={article}>
        <h1 className={titleClass}>{title}</h1>
        <p className={updated}>{lastUpdated}</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className={section}>
            <h2 className={headingClass}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {children}
      </article>
    </Container>
  );
}
