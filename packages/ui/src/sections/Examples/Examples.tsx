import { Section } from "../../components/Section/Section.tsx";
import { example, examples as examplesClass, label, reasons as reasonsClass, text, wording } from "./Examples.css.ts";

interface Example {
  readonly before: string;
  readonly after: string;
  /** Why; one for each change. */
  readonly reasons: readonly string[];
}

interface ExamplesProps {
  readonly title: string;
  readonly subtitle: string;
  readonly labels: { readonly before: string; readonly after: string };
  readonly examples: readonly Example[];
}

/** What a rewrite does, shown on sentences. */
export function Examples({ title, subtitle, labels, examples }: ExamplesProps) {
  return (
    <Section title={title} subtitle={subtitle}>
      <ul className={examplesClass}>
        {examples.map(({ before, after, reasons }) => (
          <li key={before} className={example}>
            <Wording label={labels.before} of={before} />
            <Wording label={labels.after} of={after} />
            <ul className={reasonsClass}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Wording({ label: name, of }: { readonly label: string; readonly of: string }) {
  return (
    <div className={wording}>
      <p className={label}>{name}</p>
      <p className={text}>{of}</p>
    </div>
  );
}
