import Lock from "lucide-react/icons/lock";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { shown } from "../LockedWords.css.ts";
import type { ReviewMessages } from "../messages.ts";
import { type SelectedWords, selectedWords } from "./selected-words.ts";
import { lock, widest } from "./SelectionLock.css.ts";

interface SelectionLockProps {
  readonly page: RefObject<HTMLElement | null>;
  readonly original: string;
  /** What is locked already, or offered elsewhere. */
  readonly except: readonly string[];
  readonly onLock: (words: string) => void;
  readonly messages: Pick<ReviewMessages, "keepWords">;
}

/** Where the last line of a selection ends, in the box that holds its text. */
const endOf = (range: Range, page: HTMLElement | null) => {
  const box = page?.offsetParent?.getBoundingClientRect();
  const line = [...range.getClientRects()].at(-1);
  return { top: (line?.bottom ?? 0) - (box?.top ?? 0), left: (line?.left ?? 0) - (box?.left ?? 0) };
};

/** Offers to keep the words that are selected in the result, as they stood in the original. */
export function SelectionLock({ page, original, except, onLock, messages }: SelectionLockProps) {
  const [selected, setSelected] = useState<(Pick<SelectedWords, "words"> & ReturnType<typeof endOf>) | null>(null);

  useEffect(() => {
    const look = () => {
      const found = selectedWords(page.current, original);
      setSelected(found && { words: found.words, ...endOf(found.range, page.current) });
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, [page, original]);

  if (!selected || except.includes(selected.words)) return null;
  return (
    <div className={lock} style={{ insetBlockStart: selected.top, left: `max(0px, min(${selected.left}px, 100% - ${widest}))` }}>
      <Button
        look="quiet"
        // A press would end the selection, and with it what is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onLock(selected.words)}
      >
        <Lock size={14} aria-hidden />
        <span className={shown}>{messages.keepWords(selected.words)}</span>
      </Button>
    </div>
  );
}
