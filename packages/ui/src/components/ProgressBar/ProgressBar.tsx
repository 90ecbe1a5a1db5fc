import { line, track } from "./ProgressBar.css.ts";

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; `null` while it cannot be told. */
  readonly share: number | null;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const known = share === null ? {} : { "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": Math.round(share * 100) };
  return (
    <div className={track} role="progressbar" aria-label={label} {...known}>
      <div className={line} data-unknown={share === null ? "" : undefined} style={share === null ? undefined : { scale: `${share} 1` }} />
    </div>
  );
}
