import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { line, track } from "./ProgressBar.css.ts";

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; `null` while it cannot be told. */
  readonly share: number | null;
}

/** The browser's own bar is heard, the drawn one is seen. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <div className={track}>
      <progress className={visuallyHidden} aria-label={label} max={1} {...(share === null ? {} : { value: share })} />
      <div className={line} data-unknown={share === null ? "" : undefined} style={share === null ? undefined : { scale: `${share} 1` }} />
    </div>
  );
}
