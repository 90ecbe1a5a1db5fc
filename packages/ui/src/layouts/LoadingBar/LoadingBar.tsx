import { ProgressBar } from "../../components/ProgressBar/ProgressBar.tsx";
import { bar } from "./LoadingBar.css.ts";

interface LoadingBarProps {
  /** Whether a page is on its way (R1). */
  readonly active: boolean;
  readonly label: string;
}

export function LoadingBar({ active, label }: LoadingBarProps) {
  return <output className={bar}>{active ? <ProgressBar label={label} share={null} /> : null}</output>;
}
