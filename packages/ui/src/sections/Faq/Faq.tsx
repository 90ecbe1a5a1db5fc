import type { SiteContent } from "@prosewell/site-config";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { list } from "./Faq.css.ts";

export function Faq({ title, subtitle, items }: SiteContent["faq"]) {
  return (
    <Section title={title} subtitle={subtitle} heading="beside">
      <div className={list}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
