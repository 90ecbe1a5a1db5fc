import { type ReactNode, useId } from "react";
import { Container } from "../Container/Container.tsx";
import { head, section, subtitle as subtitleClass, title as titleClass } from "./Section.css.ts";

interface SectionProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** A part of the page under a heading of its own. */
export function Section({ title, subtitle, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <Container>
        <div className={head}>
          <h2 id={id} className={titleClass}>
            {title}
          </h2>
          <p className={subtitleClass}>{subtitle}</p>
        </div>
        {children}
      </Container>
    </section>
  );
}
