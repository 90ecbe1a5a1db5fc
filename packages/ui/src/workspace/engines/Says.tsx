import { says } from "./Engines.css.ts";

interface SaysProps {
  readonly sentences: readonly string[];
}

/** What is to be known before somebody decides, a sentence a line. */
export const Says = ({ sentences }: SaysProps) => (
  <ul className={says}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
