import FileText from "lucide-react/icons/file-text";
import X from "lucide-react/icons/x";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { ProgressBar } from "../../components/ProgressBar/ProgressBar.tsx";
import { name as nameClass, progress, slip, words as wordsClass } from "./Slip.css.ts";

type SlipProps = {
  /** The file that it is about. */
  readonly name?: string;
  readonly words: string;
  /** Whether what it tells of goes on. */
  readonly isBusy?: boolean;
  /** How far that is, from 0 to 1; `null` where it cannot be told. */
  readonly share?: number | null;
  readonly onAction: () => void;
} & ({ readonly action: string } | { /** What a press on its cross does. */ readonly closing: string });

/** Lies over the text that it tells of. */
export function Slip({ name, words, isBusy = false, share = null, onAction, ...way }: SlipProps) {
  return (
    <div className={slip}>
      <FileText size={16} aria-hidden />
      <output className={wordsClass}>
        {name === undefined ? null : <span className={nameClass}>{name}</span>} {words}
      </output>
      {"action" in way ? (
        <Button look="quiet" size="small" onClick={onAction}>
          {way.action}
        </Button>
      ) : (
        <IconButton label={way.closing} onClick={onAction}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {isBusy ? (
        <div className={progress}>
          <ProgressBar label={words} share={share} />
        </div>
      ) : null}
    </div>
  );
}
