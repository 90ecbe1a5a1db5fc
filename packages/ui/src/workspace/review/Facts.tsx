import { type ReactNode, useMemo, useState } from "react";
import type { ReviewMessages } from "../messages.ts";
import { body, fact, facts, how, kind, summary } from "./Facts.css.ts";
import { factsOf } from "./facts.ts";

interface FactsProps {
  readonly original: string;
  readonly language: string;
  readonly messages: ReviewMessages["facts"];
  /** What opens it: the stamp. */
  readonly children: ReactNode;
  /** Asked to show a stretch of the original. */
  readonly onShow: (start: number, end: number) => void;
}

/** The proof, opened: every fact that was checked, and the way to where it stands. */
export function Facts({ original, language, messages, children, onShow }: FactsProps) {
  const [open, setOpen] = useState(false);
  const listed = useMemo(() => (open ? factsOf(original, language) : []), [open, original, language]);

  return (
    <details className={facts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>{children}</summary>
      <div className={body}>
        <p className={how}>{messages.how}</p>
        <dl>
          {listed.map(([name, locks]) => (
            <div key={name} className={kind}>
              <dt>{messages.kind(name, locks.length)}</dt>
              {locks.map(({ start, end, text }) => (
                <dd key={start}>
                  <button type="button" className={fact} onClick={() => onShow(start, end)}>
                    {text}
                  </button>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
