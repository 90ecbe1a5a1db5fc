import type { ReactNode } from "react";
import { Caret } from "../ProofMark/Caret.tsx";
import { body, disclosure, sign, summary } from "./Disclosure.css.ts";

interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={disclosure}>
      <summary className={summary}>
        {title}
        <span className={sign}>
          <Caret />
        </span>
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
