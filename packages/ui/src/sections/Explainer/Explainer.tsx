import type { ReactNode } from "react";
import { Section } from "../../components/Section/Section.tsx";
import { words } from "./Explainer.css.ts";

interface ExplainerProps {
  readonly title: string;
  readonly subtitle: string;
  readonly paragraphs: readonly string[];
  /** What follows the text, such as a link to more. */
  readonly children?: ReactNode;
}

/** A part of a page that is there to be read. */
export function Explainer({ title, subtitle, paragraphs, children }: ExplainerProps) {
  return (
    <Section title={title} subtitle={subtitle} heading="beside">
      <div className={words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </Section>
  );
}
