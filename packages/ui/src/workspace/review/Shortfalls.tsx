import type { Edit, Shortfall } from "@prosewell/humanizer";
import { useId } from "react";
import { modelEngine } from "../engines/model-engine.ts";
import type { ReviewMessages } from "../messages.ts";
import { place } from "./Hints.css.ts";
import { before, heading, note, reason } from "./Notes.css.ts";
import { label } from "./Shortfalls.css.ts";
import { visible } from "./visible.ts";

interface ShortfallsProps {
  readonly shortfalls: readonly Shortfall[];
  /** Wordings that were refused. */
  readonly refused: readonly Edit[];
  readonly original: string;
  readonly messages: ReviewMessages["model"];
  /** Asked to show a stretch of the original. */
  readonly onShow: (start: number, end: number) => void;
}

/** Where the language model's wording was not used: what it would have been, why not, and what stands there. */
export function Shortfalls({ shortfalls, refused, original, messages, onShow }: ShortfallsProps) {
  const id = useId();
  if (shortfalls.length === 0) return null;

  return (
    <>
      <h2 id={id} className={heading}>
        {messages.heading(shortfalls.length)}
      </h2>
      <ol aria-labelledby={id}>
        {shortfalls.map(({ start, end, reason: why, served }) => (
          <li key={`${start} ${why}`} className={note}>
            <button type="button" className={place} onClick={() => onShow(start, end)}>
              {original.slice(start, end)}
            </button>
            {refused
              .filter((edit) => edit.rule === modelEngine && edit.start < end && edit.end > start)
              .map((edit) => (
                <p key={`${edit.start} ${edit.after}`}>
                  <span className={label}>{messages.refused}</span> <del className={before}>{visible(edit.after)}</del>
                </p>
              ))}
            <p className={reason}>
              {why} {messages.served[served]}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
