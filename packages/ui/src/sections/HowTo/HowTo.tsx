import type { SiteContent } from "@prosewell/site-config";
import { Section } from "../../components/Section/Section.tsx";
import { description, number, step, steps as stepsClass, title as titleClass } from "./HowTo.css.ts";

export function HowTo({ title, subtitle, steps }: SiteContent["howTo"]) {
  return (
    <Section title={title} subtitle={subtitle}>
      <ol className={stepsClass}>
        {steps.map((each) => (
          <li key={each.number} className={step}>
            <span className={number} aria-hidden="true">
              {each.number}
            </span>
            <h3 className={titleClass}>{each.title}</h3>
            <p className={description}>{each.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
