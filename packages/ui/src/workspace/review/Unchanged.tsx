import type { Strength } from "@prosewell/humanizer";
import { Button } from "../../components/Button/Button.tsx";
import type { ReviewMessages } from "../messages.ts";
import { nextStrength } from "../settings.ts";
import { unchanged, unchangedText, unchangedTitle } from "./Review.css.ts";

interface UnchangedProps {
  readonly messages: ReviewMessages;
  /** The strength at which nothing was found to edit. */
  readonly strength: Strength;
  /** Whether the text is in a language that is rewritten, in full or in part: elsewhere, few marks mean nothing. */
  readonly judged: boolean;
  /** Why nothing was. */
  readonly by: string;
  readonly onStrengthen: (strength: Strength) => void;
}

/** Stands over a text that came back as it was. */
export function Unchanged({ messages, strength, judged, by, onStrengthen }: UnchangedProps) {
  const next = nextStrength(strength);
  return (
    <div className={unchanged}>
      <p className={unchangedTitle}>{messages.unchangedTitle}</p>
      {judged ? <p className={unchangedText}>{by}</p> : null}
      {judged && next ? (
        <div>
          <Button look="quiet" onClick={() => onStrengthen(next)}>{messages.tryStrength(next)}</Button>
        </div>
      ) : null}
    </div>
  );
}
