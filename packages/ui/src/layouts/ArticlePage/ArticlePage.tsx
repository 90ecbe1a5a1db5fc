import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { type Figures, FigureTable } from "../../components/FigureTable/FigureTable.tsx";
import { article, heading as headingClass, section, title as titleClass, updated } from "./ArticlePage.css.ts";

export interface ArticleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What was measured, under the words about it. */
  readonly figures?: readonly Figures[];
}

interface ArticlePageProps {
  readonly title: string;
  /** What stands under the title, such as “Last updated: 01.04.2025”. */
  readonly note: string;
  readonly sections: readonly ArticleSection[];
  /** What a page adds under its text, such as controls. */
  readonly children?: ReactNode;
}

/** A page to be read from its top to its foot. */
export function ArticlePage({ title, note, sections, children }: ArticlePageProps) {
  return (
    <Container>
      <article className={article}>
        <h1 className={titleClass}>{title}</h1>
        <p className={updated}>{note}</p>
        {sections.map(({ heading, paragraphs, figures = [] }) => (
          <section key={heading} className={section}>
            <h2 className={headingClass}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {figures.map((each) => (
              <FigureTable key={each.caption} {...each} />
            ))}
          </section>
        ))}
        {children}
      </article>
    </Container>
  );
}
