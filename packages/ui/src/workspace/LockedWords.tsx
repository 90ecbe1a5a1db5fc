import Lock from "lucide-react/icons/lock";
import TrendingUp from "lucide-react/icons/trending-up";
import X from "lucide-react/icons/x";
import { Button } from "../components/Button/Button.tsx";
import { fill } from "./fill.ts";
import { chip, chips, locking, shown } from "./LockedWords.css.ts";
import type { WorkspaceMessages } from "./messages.ts";

const icons = { locked: Lock, stronger: TrendingUp } as const;

interface LockedWordsProps {
  readonly messages: WorkspaceMessages;
  /** What becomes of the words: they are left alone, or their sentences are rewritten more strongly. */
  readonly as: keyof typeof icons;
  readonly locked: readonly string[];
  /** What is selected and could be locked too. */
  readonly candidate: string | null;
  readonly onChange: (locked: readonly string[]) => void;
}

/** Words that every run treats in a way of their own: chosen by selecting them, and let go again. */
export function LockedWords({ messages, as, locked, candidate, onChange }: LockedWordsProps) {
  const { label, lock, unlock } = messages[as];
  const Icon = icons[as];
  const offered = candidate !== null && !locked.includes(candidate);
  if (locked.length === 0 && !offered) return null;

  return (
    <div className={locking}>
      {locked.length === 0 ? null : (
        <ul className={chips} aria-label={label}>
          {locked.map((words) => (
            <li key={words} className={chip}>
              <Icon size={14} aria-hidden />
              <span className={shown}>{words}</span>
              <Button look="quiet" size="small" aria-label={fill(unlock, { words }, messages.locale)} onClick={() => onChange(locked.filter((other) => other !== words))}>
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {offered ? (
        <Button look="quiet" size="small" onClick={() => onChange([...locked, candidate])}>
          <Icon size={14} aria-hidden />
          <span className={shown}>{fill(lock, { words: candidate }, messages.locale)}</span>
        </Button>
      ) : null}
    </div>
  );
}
