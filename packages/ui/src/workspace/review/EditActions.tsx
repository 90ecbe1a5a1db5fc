import type { Edit } from "@prosewell/humanizer";
import { useId } from "react";
import { Button } from "../../components/Button/Button.tsx";
import type { ReviewMessages } from "../messages.ts";
import { actions, choice, radio, wordings } from "./EditActions.css.ts";
import { isUndone, wordingOf, wordingsOf } from "./decisions.ts";
import { sameKind, sameSentence } from "./kin.ts";
import type { Stronger } from "./stronger.ts";
import type { Decided } from "./use-decisions.ts";
import { visible } from "./visible.ts";
import { wordsOfEdit } from "./words-of-edit.ts";

export interface EditActionsProps {
  readonly edit: Edit;
  readonly edits: readonly Edit[];
  readonly original: string;
  readonly decided: Decided;
  readonly stronger: Stronger | null;
  /** Locks words; absent where they cannot be locked. */
  readonly onLock: ((words: string) => void) | undefined;
  readonly messages: ReviewMessages;
}

/** What can be done with an edit. Each control stays where it is when it is used, so that the focus does. */
export function EditActions({ edit, edits, original, decided, stronger, onLock, messages }: EditActionsProps) {
  const name = useId();
  const { decisions, toggle, choose } = decided;
  const allUndone = (some: readonly Edit[]) => some.every((one) => isUndone(one, decisions));
  const kind = sameKind(edit, edits);
  const offered = wordingsOf(edit, decisions);
  const sentence = sameSentence(edit, edits, original);
  const words = wordsOfEdit(edit);

  return (
    <div className={actions}>
      {offered.length < 2 ? null : (
        <div className={wordings} role="radiogroup" aria-label={messages.wordings}>
          {offered.map((wording) => (
            <label key={wording} className={choice}>
              <input className={radio} type="radio" name={name} checked={wordingOf(edit, decisions) === wording} onChange={() => choose(edit, wording)} />
              {wording.trim() === "" ? <em>{messages.removed}</em> : visible(wording)}
            </label>
          ))}
        </div>
      )}
      <Button look="quiet" size="small" onClick={() => toggle([edit])}>
        {allUndone([edit]) ? messages.putBack : messages.undo}
      </Button>
      {onLock && words !== undefined ? (
        <Button look="quiet" size="small" onClick={() => onLock(words)}>
          {messages.keepWords(words)}
        </Button>
      ) : null}
      {sentence.length < 2 ? null : (
        <Button look="quiet" size="small" onClick={() => toggle(sentence)}>
          {allUndone(sentence) ? messages.putBackSentence : messages.undoSentence}
        </Button>
      )}
      {stronger ? (
        <Button look="quiet" size="small" onClick={() => stronger.toggle(edit)}>
          {stronger.isAgain ? messages.model.again : stronger.has(edit) ? messages.sentenceAsTheRest : messages.sentenceStronger}
        </Button>
      ) : null}
      {kind.length < 2 ? null : (
        <Button look="quiet" size="small" onClick={() => toggle(kind)}>
          {allUndone(kind) ? messages.putBackKind(kind.length) : messages.undoKind(kind.length)}
        </Button>
      )}
    </div>
  );
}
