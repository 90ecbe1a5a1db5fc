import type { Hint } from "@prosewell/humanizer";
import { useId } from "react";
import type { ReviewMessages } from "../messages.ts";
import { place } from "./Hints.css.ts";
import { heading, note, reason } from "./Notes.css.ts";

interface HintsProps {
  readonly hints: readonly Hint[];
  readonly original: string;
  readonly messages: ReviewMessages["hints"];
  /** Asked to show a stretch of the original. */
  readonly onShow: (start: number, end: number) => void;
}

/** What no rule may decide: pointed at, and left as it is. */
export function Hints({ hints, original, messages, onShow }: HintsProps) {
  const id = useId();
  if (hints.length === 0) return null;

  return (
    <>
      <h2 id={id} className={heading}>
        {messages.heading(hints.length)}
      </h2>
      <ol aria-labelledby={id}>
        {hints.map(({ start, end, rule, reason: why }) => (
          <li key={`${rule}@${start}`} className={note}>
            <button type="button" className={place} onClick={() => onShow(start, end)}>
              {original.slice(start, end)}
            </button>
            <p className={reason}>{why}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
