import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useId } from "react";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { option, sign, themeChoice } from "./ThemeChoice.css.ts";

const signs = { system: Monitor, light: Sun, dark: Moon } as const;
const order = ["system", "light", "dark"] as const;

/** What the page's colours follow: the device, or the person's own word. */
export type Theme = (typeof order)[number];

export interface ThemeChoiceProps {
  readonly label: string;
  /** What each sign is called; shown by the browser over it. */
  readonly options: Readonly<Record<Theme, string>>;
  readonly value: Theme;
  readonly onChange: (value: Theme) => void;
}

/** Light, dark, or as the device has it: three signs in a row, a native radio group underneath. */
export function ThemeChoice({ label, options, value, onChange }: ThemeChoiceProps) {
  const name = useId();

  return (
    <fieldset className={themeChoice}>
      <legend className={visuallyHidden}>{label}</legend>
      {order.map((each) => {
        const Sign = signs[each];
        return (
          <label key={each} className={option} title={options[each]}>
            <input
              className={visuallyHidden}
              type="radio"
              name={name}
              value={each}
              aria-label={options[each]}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span className={sign}>
              <Sign size={18} strokeWidth={1.75} aria-hidden />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
