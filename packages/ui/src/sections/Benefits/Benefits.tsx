import type { SiteContent } from "@prosewell/site-config";
import { ProofMark } from "../../components/ProofMark/ProofMark.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { description, drawing, grid, item, title as titleClass } from "./Benefits.css.ts";

export function Benefits({ title, subtitle, items }: SiteContent["benefits"]) {
  return (
    <Section title={title} subtitle={subtitle}>
      <ul className={grid}>
        {items.map((each) => (
          <li key={each.title} className={item}>
            <div className={drawing}>
              <ProofMark icon={each.icon} />
            </div>
            <h3 className={titleClass}>{each.title}</h3>
            <p className={description}>{each.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
