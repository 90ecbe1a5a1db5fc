import { pencil, sign, type, wordmark } from "./Wordmark.css.ts";

interface WordmarkProps {
  readonly name: string;
  readonly href: string;
}

/** The name beside its sign: a line of type with a caret that opens it. */
export function Wordmark({ name, href }: WordmarkProps) {
  return (
    <a className={wordmark} href={href}>
      <svg className={sign} viewBox="0 0 24 24" aria-hidden="true">
        <path className={type} d="M2.5 10.5h6.5M15 10.5h6.5" />
        <path className={pencil} d="M6 20.5 11.9 11l6.1 9" />
      </svg>
      {name}
    </a>
  );
}
