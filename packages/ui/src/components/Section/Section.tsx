import { type ReactNode, useId } from "react";
import { Container } from "../Container/Container.tsx";
import { columns, head, section, subtitle as subtitleClass, title as titleClass } from "./Section.css.ts";

interface SectionProps {
  readonly title: string;
  readonly subtitle: string;
  /** Where wide pages have the heading: above the rest, or beside it. */
  readonly heading?: "above" | "beside";
  readonly children: ReactNode;
}

/** A part of the page under a heading of its own. */
export function Section({ title, subtitle, heading = "above", children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <Container>
        <div className={columns} data-heading={heading}>
          <div className={head}>
            <h2 id={id} className={titleClass}>
              {title}
            </h2>
            <p className={subtitleClass}>{subtitle}</p>
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
